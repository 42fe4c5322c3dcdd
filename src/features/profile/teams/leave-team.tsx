import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { MyTeam } from '#live/team/use-my-teams.ts';

/**
 * Leaves a team after a question, or withdraws a request to join. A captain is told to hand over
 * first.
 */
export function LeaveTeam({ mine }: { mine: MyTeam }) {
  const { LL } = useI18nContext();
  const [asking, setAsking] = useState(false);
  const leave = useLeaveTeam();
  const { approved, role } = mine.member;
  const words = approved ? LL.profile.leave : LL.profile.withdraw;
  const action = approved ? LL.profile.leave.action() : LL.profile.teams.withdraw();

  function ask() {
    if (role !== 'captain') return setAsking(true);
    // the server would refuse it too, but only after a question and with a signal
    const detail = LL.problems.refused.captain_cannot_leave();
    showToast({ tone: 'error', title: words.refused(), detail });
  }
  return (
    <>
      <Button icon={LogOut} aria-label={`${action}: ${mine.team.name}`} onClick={ask}>
        {action}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={words.title()}
        confirm_label={words.yes()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void leave(mine);
        }}
      >
        {words.confirm({ team: mine.team.name })}
      </ConfirmDialog>
    </>
  );
}

function useLeaveTeam() {
  const { LL } = useI18nContext();
  const act = useAct();
  return ({ team, member }: MyTeam) => {
    const words = member.approved ? LL.profile.leave : LL.profile.withdraw;
    return act(
      'leave_team@1',
      { member_id: member.id, team_id: team.id },
      {
        label: team.name,
        said: {
          done: words.done(),
          refused: words.refused(),
          failed: LL.profile.leave.failed(),
          signed_out: LL.profile.login_required(),
          waiting: words.waiting(),
        },
      },
    );
  };
}
