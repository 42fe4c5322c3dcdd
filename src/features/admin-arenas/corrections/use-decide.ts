import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { fieldsOf, takenOf, type CorrectionField } from '#domain/arena/arena-correction.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OpenCorrection } from './use-corrections.ts';

/** The two answers to a correction. An earlier one that the server refused is forgotten. */
export function useDecide({ correction, arena, entries }: OpenCorrection) {
  const { LL } = useI18nContext();
  const act = useAct();
  const { discard } = useOutboxActions();
  const outbox = useOutbox() ?? [];
  const words = LL.admin.arenas.corrections;
  const about = { id: correction.id, arena_id: arena.id };
  const forget = () => {
    for (const { id, name, args, status } of outbox) {
      const is_same = (args as { id?: string }).id === correction.id;
      if (is_same && name === 'decide_arena_change@1' && status === 'rejected') void discard(id);
    }
  };
  const answered = (onKept: () => void) => () => {
    onKept();
    forget();
  };
  return {
    /** What the arena has already is taken with the others: it was right. */
    accept: (refused: ReadonlySet<CorrectionField>, onKept: () => void) => {
      const asked = entries.map(({ field }) => field);
      const fields = fieldsOf(correction.patch).filter(
        (field) => !asked.includes(field) || !refused.has(field),
      );
      const args = { ...about, ...takenOf(arena, correction, fields) };
      const said = saying(words.accepted(), words.accept_failed());
      const on = { label: arena.name, said, onKept: answered(onKept) };
      return act('decide_arena_change@1', args, on);
    },
    reject: (reason: string, onKept: () => void) => {
      const args = { ...about, ...takenOf(arena, correction, []), reason };
      const said = saying(words.rejected(), words.reject_failed());
      const on = { label: arena.name, said, onKept: answered(onKept) };
      return act('decide_arena_change@1', args, on);
    },
  };
}
