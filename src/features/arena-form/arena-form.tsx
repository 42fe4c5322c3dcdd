import { lazy, Suspense } from 'react';
import { usePerson } from '#live/account-context.ts';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useArenas } from '#live/rows/use-arenas.ts';
import type { PointPicker } from './fields/arena-point.tsx';
import { myProposals, type OpenArenaForm } from './open-arena-form.ts';
import { useRefusedProposal } from './use-refused-proposal.ts';

const ArenaSheet = lazy(() => import('./arena-sheet.tsx'));
const CorrectionSheet = lazy(() => import('./correction/correction-sheet.tsx'));

type ArenaFormProps = {
  open: OpenArenaForm | undefined;
  pointPicker: PointPicker;
  onClose: () => void;
};

/**
 * The open form over a screen. Nothing for a visitor, and for a proposer once the proposal is
 * decided; an administrator changes any arena, and anybody else proposes a correction of a published
 * one.
 */
export function ArenaForm({ open, pointPicker, onClose }: ArenaFormProps) {
  const person = usePerson();
  const arenas = useArenas();
  const outbox = useOutbox();
  const is_admin = useKnownAdmin();
  const rejected = useRefusedProposal(open?.rejected);
  if (!open || !person || !outbox || !arenas || rejected === undefined) return null;
  const { id, again, correction } = open;
  const refused = outbox.find((record) => record.id === again && record.status === 'rejected');
  if (correction) {
    const published = arenas.find((row) => row.id === id && row.is_active);
    if (!published) return null;
    return (
      <Suspense fallback={null}>
        <CorrectionSheet
          key={`${id} ${again ?? ''}`}
          {...{ arena: published, refused, pointPicker, onClose }}
        />
      </Suspense>
    );
  }
  const may = is_admin ? arenas : myProposals(arenas, person.id);
  const arena = id === undefined ? undefined : may.find(isOf(id));
  if (id !== undefined && !arena) return null;
  return (
    <Suspense fallback={null}>
      <ArenaSheet
        key={`${id ?? rejected?.id ?? 'new'} ${again ?? ''}`}
        {...{ arena, arenas, refused, rejected, pointPicker, onClose }}
      />
    </Suspense>
  );
}

const isOf = (id: string) => (row: { id: string }) => row.id === id;
