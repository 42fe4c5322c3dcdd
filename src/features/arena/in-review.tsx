import { Link } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { formatDayMonth } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** It waits for an administrator, or for what one asked its proposer to correct. */
export function InReview({ arena, onEdit }: { arena: Arena; onEdit: () => void }) {
  const { LL, locale } = useI18nContext();
  const words = LL.arenas;
  const me = usePerson()?.id;
  const change = useAskedChanges().get(arena.id);
  const is_admin = useKnownAdmin() === true;
  if (!change) {
    return (
      <Note
        kind="waiting"
        title={words.in_review_since({ date: formatDayMonth(eventDay(arena.created_at), locale) })}
        action={
          is_admin && (
            <Link
              to="/admin/$section"
              params={{ section: 'arenas' }}
              search={{ id: arena.id }}
              className={buttonClass()}
            >
              {words.decide()}
            </Link>
          )
        }
      >
        {words.in_review_hint()}
      </Note>
    );
  }
  const is_mine = me !== undefined && arena.created_by === me;
  return (
    <AskedChangeNote
      change={change}
      hint={is_mine ? words.propose.correct_hint() : undefined}
      action={
        is_mine && (
          <Button variant="main" icon={Pencil} onClick={onEdit}>
            {words.correct()}
          </Button>
        )
      }
    />
  );
}
