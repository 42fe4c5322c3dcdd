import { useNavigate } from '@tanstack/react-router';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type ArenaCareProps = {
  arena: Arena;
  onEdit: () => void;
  /** Opens the form whose changes an administrator decides. */
  onCorrect: () => void;
};

/**
 * What its proposer may do while it waits, and administrators always; anybody else who signed in
 * proposes corrections once it is published. It stands last: players come for what is above.
 */
export function ArenaCare({ arena, onEdit, onCorrect }: ArenaCareProps) {
  const { LL } = useI18nContext();
  const words = LL.arenas;
  const person = usePerson();
  const admin = useKnownAdmin();
  const is_admin = admin === true;
  const [asking, setAsking] = useState(false);
  const is_mine = !arena.is_active && person !== null && arena.created_by === person.id;
  const may_correct = arena.is_active && person !== null && admin === false;
  if (!is_mine && !is_admin && !may_correct) return null;
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      <Button icon={Pencil} onClick={may_correct ? onCorrect : onEdit}>
        {may_correct ? words.correction.action() : words.correct()}
      </Button>
      {is_admin && (
        <Button variant="plain" icon={Trash2} onClick={() => setAsking(true)}>
          {words.remove.action()}
        </Button>
      )}
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
