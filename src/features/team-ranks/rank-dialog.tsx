import { useSendForm } from '#actions/use-send-form.ts';
import {
  emptyRank,
  rankChanges,
  rankColumns,
  rankFormOf,
  rankMerge,
  type RankColumns,
  type RankForm,
} from '#domain/ranks/rank-form.ts';
import type { Rank } from '#domain/ranks/team-ladder.ts';
import { FormConflicts } from '#entities/form/follow/form-conflicts.tsx';
import { draftKey, draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useFollowedForm } from '#entities/form/follow/use-followed-form.ts';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useCurrentRecord } from '#entities/team/use-current-record.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Rows } from '#sync/records/collections.ts';
import { focusFirstInvalid } from '#ui/form/focus-first-invalid.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { RankFields } from './rank-fields.tsx';
import type { Ladder } from './use-ladder.ts';
import { useSaidOfRanks } from './use-rank-acts.ts';
import { useRankForm } from './use-rank-form.ts';

type RankDialogProps = {
  ladder: Ladder;
  /** The rank that is changed; without one, a new rank is created. */
  rank?: Rank | undefined;
  /** The refused mutation that is corrected. */
  refused?: OutboxRecord | undefined;
  onClose: () => void;
};

const readDraft = draftReader(emptyRank);

/** Creates or changes a rank (Spec 2 §2, §5). */
export function RankDialog(props: RankDialogProps) {
  const { ladder, rank, refused } = props;
  const draft_key = draftKey(`rank:${rank?.id ?? ladder.team.id}`, refused);
  const first = () => startOf(rank, refused);
  const start = useSheetStart({ draft_key, read: readDraft, rows: ladder.ranks, first });
  return start && <RankSheet {...props} draft_key={draft_key} start={start} />;
}

/** The rank as it is, with what was refused on top. */
function startOf(rank: Rank | undefined, refused: OutboxRecord | undefined): FormDraft<RankForm> {
  const saved = rank ? rankFormOf(rank.data) : emptyRank;
  if (!refused) return { base: saved, values: saved };
  if (!rank) return { base: saved, values: rankFormOf(refused.args as RankColumns) };
  const { patch, base } = refused.args as Record<'patch' | 'base', Partial<RankColumns>>;
  return {
    base: rankFormOf({ ...rank.data, ...base }),
    values: rankFormOf({ ...rank.data, ...patch }),
  };
}

const rankIn = (row: Rows['team_records']): RankForm | undefined =>
  row.kind === 'rank' ? rankFormOf(row.data) : undefined;

type RankSheetProps = RankDialogProps & {
  draft_key: string;
  start: SheetStart<RankForm>;
};

function RankSheet({ ladder, rank, refused, draft_key, start, onClose }: RankSheetProps) {
  const { LL } = useI18nContext();
  const words = LL.team_ranks;
  const said = useSaidOfRanks(ladder.team);
  const state = useFormState(start.restored);
  const { element, isOver, onKept } = state;
  const { send, end } = useSendForm({ draft_key, refused, onKept, onClose });
  const team_id = ladder.team.id;
  const form = useRankForm(start.values, {
    onInvalid: () => {
      showToast({ tone: 'error', title: LL.team.ranks.incomplete() });
      focusFirstInvalid(element.current);
    },
    onSubmit: async (value) => {
      if (!rank) {
        const args = { id: start.new_id, team_id, ...rankColumns(value) };
        return send('create_rank@1', args, said.create(args.name));
      }
      if (mustDecide()) return undefined;
      const change = rankChanges(followed.base, value);
      if (!change) return end();
      return send('update_rank@1', { id: rank.id, team_id, ...change }, said.update(rank));
    },
  });
  const theirs = useCurrentRecord(rank?.id, rankIn);
  const followed = useFollowedForm({ form, state, merge: rankMerge, start, theirs });
  const { mine, conflicts, draft, mustDecide, onDecide, discard } = followed;
  const is_gone = rank !== undefined && !ladder.ranks.some((one) => one.id === rank.id);
  return (
    <SheetForm
      form={form}
      element={element}
      title={rank ? words.edit_title() : words.create()}
      submit={rank ? words.save() : words.create_submit()}
      draft_key={draft_key}
      draft={draft}
      isOver={isOver}
      onClose={onClose}
      onDiscard={state.restored ? discard : undefined}
      failure={state.failure}
      gone={is_gone ? LL.problems.refused.rank_not_found() : undefined}
    >
      {theirs && conflicts.length > 0 && (
        <FormConflicts
          title={words.conflict()}
          units={conflicts}
          mine={mine}
          theirs={theirs}
          label={(unit) => words.field[unit]()}
          show={(unit, shown) => shown[unit] || LL.form.conflict.empty()}
          onDecide={onDecide}
        />
      )}
      <RankFields form={form} />
    </SheetForm>
  );
}
