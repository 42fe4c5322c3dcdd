import { Link } from '@tanstack/react-router';
import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDaysAway } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';

/** How many arenas wait, beside their link; nothing where none does. */
export function WaitingCount({ count }: { count: number }) {
  const { LL } = useI18nContext();
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden className="tab-count ms-1.5">
        {count}
      </span>
      <span className="sr-only">, {LL.admin.arenas.waiting({ count })}</span>
    </>
  );
}

type WaitingFirstProps = {
  /** The oldest first. */
  waiting: readonly Arena[];
  /** UTC ISO instant. */
  now: string;
};

/** The same on the first screen of the desk, with since when the oldest waits. */
export function WaitingFirst({ waiting, now }: WaitingFirstProps) {
  const { LL, locale } = useI18nContext();
  const [oldest] = waiting;
  if (!oldest) return null;
  const words = LL.admin.arenas;
  const since = formatDaysAway(eventDay(oldest.created_at), eventDay(now), locale);
  return (
    <div className="page-width no-print pt-4">
      <Note
        kind="waiting"
        title={words.waiting_arenas({ count: waiting.length })}
        action={
          <Link to="/admin/$section" params={{ section: 'arenas' }} className={buttonClass()}>
            {words.decide()}
          </Link>
        }
      >
        {words.oldest({ since, arena: oldest.name })}
      </Note>
    </div>
  );
}
