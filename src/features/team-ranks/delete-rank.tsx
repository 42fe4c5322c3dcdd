import type { Step } from '#domain/ranks/team-ladder.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { Team } from './use-ladder.ts';
import { useRankActs } from './use-rank-acts.ts';

type DeleteRankProps = { team: Team; step: Step; onClose: () => void };

/** Deletes a rank after a question that says who loses it. */
export function DeleteRank({ team, step: { rank, members }, onClose }: DeleteRankProps) {
  const { LL } = useI18nContext();
  const acts = useRankActs(team);
  const words = LL.team_ranks.delete;
  return (
    <ConfirmDialog
      open
      danger
      title={words.title({ rank: rank.data.name })}
      confirm_label={words.yes()}
      cancel_label={LL.common.cancel()}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void acts.remove(rank);
      }}
    >
      <p>{words.body()}</p>
      <p className="mt-2">
        {members.length > 0 ? words.people({ count: members.length }) : words.nobody()}
      </p>
    </ConfirmDialog>
  );
}
