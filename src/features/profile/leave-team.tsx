import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keptSentence } from '#i18n/kept-words.ts';
import { refusalSentence } from '#i18n/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { settled } from '#live/settled.ts';
import { useMutate } from '#live/use-mutate.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { showToast } from '#ui/toast-store.ts';
import type { MyTeam } from './use-my-teams.ts';

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
  const account = useAccount();
  const mutate = useMutate();
  return async ({ team, member }: MyTeam): Promise<void> => {
    const words = member.approved ? LL.profile.leave : LL.profile.withdraw;
    const args = { member_id: member.id, team_id: team.id };
    const asked = await mutate('leave_team@1', args, { label: team.name });
    if (!asked.ok) {
      const detail =
        asked.code === 'storage_failed' ? LL.problems.not_saved() : LL.profile.login_required();
      return showToast({ tone: 'error', title: LL.profile.leave.failed(), detail });
    }
    const outcome = await settled(account, asked.value.id);
    if (outcome.kind === 'applied') showToast({ tone: 'success', title: words.done() });
    else if (outcome.kind === 'refused') {
      const detail = refusalSentence(outcome.code, LL);
      showToast({ tone: 'error', title: words.refused(), detail });
    } else {
      const title = keptSentence(LL, outcome.expired, words.waiting());
      showToast({ tone: 'info', title });
    }
  };
}
