import { useSendForm } from '#actions/use-send-form.ts';
import { saying } from '#actions/use-say.ts';
import {
  arenaChanges,
  arenaColumns,
  arenaFormOf,
  arenaMerge,
  emptyArena,
  withoutPictures,
  type ArenaForm,
} from '#domain/arena/arena-form.ts';
import type { RefusedProposal } from '#domain/arena/asked-change.ts';
import type { Arena } from '#domain/arena/arena-list.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useTheirs } from '#entities/form/follow/use-theirs.ts';
import { RefusedNote } from '#entities/form/refused-note.tsx';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useRefusedPictures } from '#live/outbox/use-refused-pictures.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { correctionArgs } from './correction/correction-args.ts';
import { ArenaConflicts } from './fields/arena-conflicts.tsx';
import { MaybeDouble } from './fields/maybe-double.tsx';
import { ArenaFields } from './fields/arena-fields.tsx';
import type { PointPicker } from './fields/arena-point.tsx';
import { proposedAgain, startOf } from './first-values.ts';
import { usePointedForm } from './use-pointed-form.ts';

export type ArenaSheetProps = {
  /** My proposal that is changed; undefined for a new one. */
  arena: Arena | undefined;
  /** What became of it since. */
  gone: 'published' | 'deleted' | 'not_here' | undefined;
  /** Every arena on this device. */
  arenas: readonly Arena[] | undefined;
  /** A refused mutation that is corrected. */
  refused: OutboxRecord | undefined;
  /** What was rejected, and is proposed again. */
  rejected: RefusedProposal | null;
  pointPicker: PointPicker;
  onClose: () => void;
};

const readDraft = draftReader(emptyArena);

/** Proposes an arena, or corrects a proposal that waits (Spec 2 §4, Arena create). */
export default function ArenaSheet(props: ArenaSheetProps) {
  const { arena, arenas, refused, rejected } = props;
  const draft_key = draftKey(`arena:${arena?.id ?? rejected?.id ?? 'new'}`, refused);
  const first = () =>
    rejected ? proposedAgain(rejected.values, refused) : startOf(arena, refused);
  const start = useSheetStart({ draft_key, read: readDraft, rows: arenas, first });
  return start && <Fields {...props} draft_key={draft_key} start={start} />;
}

type FieldsProps = ArenaSheetProps & { draft_key: string; start: SheetStart<ArenaForm> };

function Fields(props: FieldsProps) {
  const { arena, gone, arenas, refused, rejected } = props;
  const { draft_key, start, pointPicker, onClose } = props;
  const { LL } = useI18nContext();
  const words = LL.arenas.propose;
  const state = useFormState(start.restored);
  const { element, failure, isOver, onKept } = state;
  const { send, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const refused_pictures = useRefusedPictures();
  const save = async (filled: ArenaForm): Promise<void> => {
    const paths = (refused_pictures ?? []).map(({ path }) => path);
    // a rejected proposal that was being changed has lost those it had
    const images = withoutPictures(filled.images, paths).filter(
      (url) => arena || !start.base.images.includes(url),
    );
    const values = { ...filled, images };
    // a picture could not be sent: the arena is saved without it
    const lost = images.length < filled.images.length;
    const { save_failed, images_failed } = LL.arena;
    const said = (done: string, waiting: string) => ({
      ...saying(lost ? images_failed() : done, save_failed()),
      waiting: lost ? images_failed() : waiting,
    });
    const label = values.name.trim();
    if (arena && gone) {
      const args = correctionArgs(arena.id, followed.base, values);
      if (!args) return state.setFailure(LL.arenas.correction.nothing());
      const { sent, failed, waiting } = LL.arenas.correction;
      const said = { ...saying(sent(), failed()), waiting: waiting() };
      return send('propose_arena_change@1', args, { label, said });
    }
    if (arena) {
      if (followed.mustDecide()) return undefined;
      const changes = arenaChanges(followed.base, values);
      if (!changes) return end();
      const args = { id: arena.id, ...changes };
      return send('update_arena@1', args, { label, said: said(words.saved(), words.waiting()) });
    }
    const args = { id: start.new_id, ...arenaColumns(values) };
    return send('propose_arena@1', args, { label, said: said(words.proposed(), words.waiting()) });
  };
  const form = usePointedForm({ start: start.values, state, onSave: save });
  const theirs = useTheirs(gone ? undefined : arena, arenaFormOf);
  const followed = useFollowedForm({ form, state, merge: arenaMerge, start, theirs });
  const { mine, conflicts } = followed;
  return (
    <SheetForm
      form={form}
      element={element}
      title={arena ? words.edit_title() : words.add()}
      submit={arena ? words.save() : words.submit()}
      draft_key={draft_key}
      draft={followed.draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? followed.discard : undefined}
      failure={failure}
      gone={gone === 'not_here' ? LL.form.gone.not_here() : gone && words.gone[gone]()}
      not_here={gone === 'not_here'}
      again={gone === 'published' ? LL.arenas.correction.action() : undefined}
    >
      {theirs && conflicts.length > 0 ? (
        <ArenaConflicts
          units={conflicts}
          mine={mine}
          theirs={theirs}
          onDecide={followed.onDecide}
        />
      ) : (
        refused && <RefusedNote title={LL.arena.save_failed()} record={refused} />
      )}
      <ArenaFields
        waiting_id={arena?.is_active ? undefined : arena?.id}
        rejected={rejected}
        form={form}
        pointPicker={pointPicker}
        double={<MaybeDouble form={form} id={arena?.id} new_id={start.id} arenas={arenas ?? []} />}
      />
    </SheetForm>
  );
}
