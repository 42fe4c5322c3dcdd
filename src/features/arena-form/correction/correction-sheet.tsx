import { useStore } from '@tanstack/react-form';
import { useMemo } from 'react';
import { saying } from '#actions/use-say.ts';
import { useSendForm } from '#actions/use-send-form.ts';
import { arenaFormOf, arenaMerge, emptyArena, type ArenaForm } from '#domain/arena/arena-form.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { putValues } from '#entities/form/put-values.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ArenaCorrectionPatch } from '#sync/mutations/arena-change.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { ArenaFields } from '../fields/arena-fields.tsx';
import type { PointPicker } from '../fields/arena-point.tsx';
import { usePointedForm } from '../use-pointed-form.ts';
import { EarlierCorrection } from './earlier-correction.tsx';
import { correctionArgs } from './correction-args.ts';

type CorrectionSheetProps = {
  /** A published one. */
  arena: Arena;
  /** What became of it since: it was deleted, or this device does not have it. */
  gone: 'published' | 'deleted' | 'not_here' | undefined;
  /** False while of the arena is known only what a refused correction says. */
  is_known: boolean;
  /** A refused correction that is corrected. */
  refused: OutboxRecord | undefined;
  pointPicker: PointPicker;
  onClose: () => void;
};

const readDraft = draftReader(emptyArena);
/** A correction makes no row of this device. */
const NO_ROWS: readonly { readonly id: string }[] = [];

/** The form of a published arena, whose changes an administrator decides. */
export default function CorrectionSheet(props: CorrectionSheetProps) {
  const { arena, is_known, refused } = props;
  const draft_key = draftKey(`arena-correction:${arena.id}`, refused);
  const { patch } = (refused?.args ?? {}) as { patch?: ArenaCorrectionPatch };
  const first = () => ({
    base: arenaFormOf(arena),
    values: arenaFormOf({ ...arena, ...patch } as Arena),
  });
  const merge = refused && is_known ? arenaMerge : undefined;
  const start = useSheetStart({ draft_key, read: readDraft, rows: NO_ROWS, first, merge });
  return start && <Fields {...props} draft_key={draft_key} start={start} />;
}

type FieldsProps = CorrectionSheetProps & { draft_key: string; start: SheetStart<ArenaForm> };

function Fields(props: FieldsProps) {
  const { arena, gone, refused, pointPicker, onClose, draft_key, start } = props;
  const { LL } = useI18nContext();
  const words = LL.arenas.correction;
  const state = useFormState(start.restored);
  const { element, failure, setFailure, isOver, onKept } = state;
  const { send } = useSendForm({ draft_key, refused, onKept, onClose });
  const { base } = start;
  const save = async (values: ArenaForm) => {
    const args = correctionArgs(arena.id, base, values);
    if (!args) return setFailure(words.nothing());
    const said = { ...saying(words.sent(), words.failed()), waiting: words.waiting() };
    return send('propose_arena_change@1', args, { label: arena.name, said });
  };
  const form = usePointedForm({ start: start.values, state, onSave: save });
  const mine = useStore(form.store, ({ values }) => values);
  const draft = useMemo(
    () => (arenaMerge.equal(mine, base) ? undefined : { values: mine, base }),
    [mine, base],
  );
  const discard = () => {
    putValues(form, base);
    state.sayDiscarded(() => putValues(form, mine));
  };
  return (
    <SheetForm
      form={form}
      element={element}
      title={words.action()}
      submit={words.submit()}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={failure}
      gone={
        gone === 'not_here' ? LL.form.gone.not_here() : gone && LL.arenas.propose.gone.deleted()
      }
      not_here={gone === 'not_here'}
    >
      <p className="text-soft">{words.lead()}</p>
      {refused ? (
        <RefusedNote title={words.failed()} record={refused} />
      ) : (
        <EarlierCorrection
          arena={arena}
          onContinue={(earlier) => putValues(form, { ...mine, ...earlier })}
        />
      )}
      <ArenaFields
        waiting_id={undefined}
        rejected={null}
        form={form}
        pointPicker={pointPicker}
        without_pictures
      />
    </SheetForm>
  );
}
