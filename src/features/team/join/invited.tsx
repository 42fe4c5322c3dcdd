import UserPlus from 'lucide-react/icons/user-plus';
import { useState, type ReactNode } from 'react';
import { useUndo } from '#actions/use-say.ts';
import { endsInvitation } from '#domain/team/invitation.ts';
import { isIn } from '#domain/team/team-people.ts';
import { KeptSentence } from '#entities/form/kept-sentence.tsx';
import { useLeaveForm } from '#entities/form/leave/use-leave-form.ts';
import { forgetCode } from '#entities/kept-code/kept-code.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { Button } from '#ui/button.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Note } from '#ui/page/note.tsx';
import type { Team, TeamPeople } from '../use-team-people.ts';
import { MyNumber } from './my-number.tsx';
import { refusedAnswers, useAcceptInvitation } from './use-accept-invitation.ts';

type InvitedProps = {
  team: Team;
  people: TeamPeople;
  code: string;
  /** The link that leaves the screen. */
  cancel: ReactNode;
};

/** Joining by an invitation: one button; or the answer waits for a signal, and says so. */
export function Invited({ team, people, code, cancel }: InvitedProps) {
  const { LL } = useI18nContext();
  const leave = useLeaveForm();
  const undo = useUndo();
  const accept = useAcceptInvitation(team, people);
  const [busy, setBusy] = useState(false);
  const words = LL.team_form.join.invited;
  const asked = people.asked.find(
    (record) => record.name === 'accept_invitation@1' && isWaiting(record),
  );
  async function send() {
    setBusy(true);
    const outcome = await accept(code);
    setBusy(false);
    if (outcome === 'applied') await leave({ to: '/team/$id', params: { id: team.id } });
  }
  if (asked && !busy) {
    return (
      <>
        <Note
          kind="waiting"
          title={words.queued()}
          action={
            !mayHaveArrived(asked) && (
              <Button onClick={() => void undo([asked.id])}>{LL.organise.waits.undo()}</Button>
            )
          }
        >
          <KeptSentence>{words.queued_detail()}</KeptSentence>
        </Note>
        {cancel}
      </>
    );
  }
  return (
    // as tall as the phone, whose lower edge the bar then stands on
    <div className="flex w-full flex-col gap-6 max-md:min-h-[75svh]">
      <div className="flex flex-1 flex-col gap-6">
        <Note kind="info" title={words.title()}>
          {words.hint()}
        </Note>
        <MyNumber />
      </div>
      <ActionBar>
        <Button variant="main" icon={UserPlus} busy={busy} onClick={() => void send()}>
          {busy ? LL.team_form.join.sending() : words.action()}
        </Button>
        {cancel}
      </ActionBar>
    </div>
  );
}

/**
 * Why an invitation did not let me in, until I have read it. Below stands the way to ask, or the
 * invitation again if it may still let me in.
 */
export function RefusedInvitation({ asked, place }: Pick<TeamPeople, 'asked' | 'place'>) {
  const { LL } = useI18nContext();
  const { discard } = useOutboxActions();
  const record = refusedAnswers(asked).at(-1);
  if (!record || isIn(place)) return null;
  const words = LL.team_form.join.invited;
  const code = record.error?.code ?? '';
  const forget = () => {
    // a link that is wrong leaves the way to ask
    if (code === 'invitation_not_found') forgetCode();
    void discard(record.id);
  };
  return (
    <Note
      kind="refused"
      title={words.refused()}
      action={
        <Button variant="plain" onClick={forget}>
          {LL.outbox.action.discard()}
        </Button>
      }
    >
      <p>{refusedSentence(record, LL)}</p>
      {endsInvitation(code) && <p>{words.ask()}</p>}
    </Note>
  );
}
