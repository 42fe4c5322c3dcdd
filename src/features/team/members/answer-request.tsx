import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import type { Member, Team } from '../use-team-people.ts';
import { useMemberActs } from './use-member-acts.ts';

/**
 * The captain's two answers to a request. Refusing is asked about, because the person is told at
 * once and nothing brings the request back.
 */
export function AnswerRequest({ team, member }: { team: Team; member: Member }) {
  const { LL } = useI18nContext();
  const [refusing, setRefusing] = useState(false);
  const acts = useMemberActs(team);
  const words = LL.team_page.pending;
  const { name } = member;
  return (
    <>
      <Button
        icon={Check}
        aria-label={`${words.approve()}: ${name}`}
        onClick={() => void acts.approve(member)}
      >
        {words.approve()}
      </Button>
      <Button
        variant="plain"
        icon={X}
        aria-haspopup="dialog"
        aria-label={`${words.reject()}: ${name}`}
        onClick={() => setRefusing(true)}
      >
        {words.reject()}
      </Button>
      <ConfirmDialog
        open={refusing}
        danger
        title={words.reject_title({ name })}
        confirm_label={words.reject()}
        cancel_label={LL.common.cancel()}
        onCancel={() => setRefusing(false)}
        onConfirm={() => {
          setRefusing(false);
          void acts.reject(member);
        }}
      >
        {words.reject_confirm({ name })}
      </ConfirmDialog>
    </>
  );
}
