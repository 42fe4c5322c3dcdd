import { Suspense } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { usePerson } from '#live/account-context.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useKnownAdmin } from '#live/administration/use-known-admin.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useArenas } from '#live/rows/use-arenas.ts';
import type { PointPicker } from './fields/arena-point.tsx';
import { arenaBefore, isMyProposal, type OpenArenaForm } from './open-arena-form.ts';
import { useRefusedProposal } from './use-refused-proposal.ts';

const ArenaSheet = lazySheet(() => import('./arena-sheet.tsx'));
const CorrectionSheet = lazySheet(() => import('./correction/correction-sheet.tsx'));

type ArenaFormProps = {
  open: OpenArenaForm | undefined;
  pointPicker: PointPicker;
  onClose: () => void;
};

/**
 * The open form over a screen. Nothing for a visitor. An administrator changes any arena, a proposer
 * one that is not decided, and anybody else proposes a correction of a published one. A form that was
 * begun stays when its arena is decided or deleted; after a rejection the arena is proposed again.
 */
export function ArenaForm({ open, pointPicker, onClose }: ArenaFormProps) {
  const person = usePerson();
  const arenas = useArenas();
  const outbox = useOutbox();
  const is_whole = useScopeState('public')?.complete;
  const is_admin = useKnownAdmin();
  const { id, again, correction = false } = open ?? {};
  const asked = useRefusedProposal(open?.rejected ?? id);
  const row = arenas?.find((one) => one.id === id);
  const may = correction ? row?.is_active : is_admin || isMyProposal(row, person?.id);
  const here = may ? row : undefined;
  const last = useLastRow(id, here);
  const is_read = !open?.rejected || asked !== undefined;
  if (!open || !person || !outbox || !arenas || !is_read) return null;
  const refused = outbox.find((record) => record.id === again && record.status === 'rejected');
  const rejected = (row ? null : asked) ?? null;
  // a change that was refused because the arena is decided or deleted
  const known = last ?? (refused && row);
  const arena = known ?? (refused && id !== undefined ? arenaBefore(refused) : undefined);
  const missing = row || is_whole ? 'deleted' : 'not_here';
  const gone = id === undefined || here ? undefined : row?.is_active ? 'published' : missing;
  const is_known = known !== undefined;
  const given = { refused, pointPicker, onClose };
  // once its arena has come, the form of a refused change begins with all of it
  const key = `${again ?? ''} ${is_known}`;
  if (correction) {
    if (!arena) return null;
    return (
      <Suspense fallback={null}>
        <CorrectionSheet
          key={`${id} ${key}`}
          {...given}
          arena={arena}
          is_known={is_known}
          gone={gone}
        />
      </Suspense>
    );
  }
  if (id !== undefined && !arena && !rejected) return null;
  return (
    <Suspense fallback={null}>
      <ArenaSheet
        key={`${id ?? rejected?.id ?? 'new'} ${key}`}
        {...given}
        {...(rejected ? { arena: undefined, gone: undefined } : { arena, gone })}
        arenas={arenas}
        rejected={rejected}
      />
    </Suspense>
  );
}
