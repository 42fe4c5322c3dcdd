import { Link, useNavigate } from '@tanstack/react-router';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Pencil from 'lucide-react/icons/pencil';
import Share2 from 'lucide-react/icons/share-2';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { fullAddress } from '#domain/arena/arena-contacts.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { ArenaContacts, ArenaRoute } from '#entities/arena/arena-links.tsx';
import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { report } from '#sync/device/report.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type ArenaActsProps = { arena: Arena; onEdit: () => void };

/** The way there, contacts, share, a game here, and what its proposer and administrators may do. */
export function ArenaActs({ arena, onEdit }: ArenaActsProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const person = usePerson();
  const is_admin = useKnownAdmin() === true;
  const { share } = useShareLink();
  const [asking, setAsking] = useState(false);
  const is_mine = !arena.is_active && person !== null && arena.created_by === person?.id;
  const link = {
    title: arena.name,
    text: `${arena.name}\n${fullAddress(arena)}`,
    url: `${location.origin}/arena/${arena.id}`,
  };
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <ArenaRoute arena={arena} />
      </div>
      <ArenaContacts arena={arena} />
      <div className="flex flex-wrap gap-3">
        {arena.is_active && (
          <>
            <Link to="/event/create" search={{ arena: arena.id }} className={buttonClass()}>
              <CalendarPlus aria-hidden className="size-5" />
              {words.create_event()}
            </Link>
            <Button icon={Share2} onClick={() => void share(link).catch(report)}>
              {words.share()}
            </Button>
          </>
        )}
        {(is_mine || is_admin) && (
          <Button icon={Pencil} onClick={onEdit}>
            {words.correct()}
          </Button>
        )}
        {is_admin && (
          <Button variant="plain" icon={Trash2} onClick={() => setAsking(true)}>
            {words.remove.action()}
          </Button>
        )}
      </div>
      {asking && <DeleteArena arena={arena} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** Its games stay: they lose only the link. */
function DeleteArena({ arena, onClose }: { arena: Arena; onClose: () => void }) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const act = useAct();
  const words = LL.arenas.remove;
  const confirm = () => {
    onClose();
    void act(
      'delete_arena@1',
      { id: arena.id },
      {
        label: arena.name,
        said: saying(words.done(), words.failed()),
        onKept: () => void navigate({ to: '/arenas/map' }),
      },
    );
  };
  return (
    <ConfirmDialog
      open
      danger
      title={words.title({ name: arena.name })}
      confirm_label={words.action()}
      cancel_label={LL.common.cancel()}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words.body()}
    </ConfirmDialog>
  );
}
