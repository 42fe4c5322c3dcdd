import { useNavigate } from '@tanstack/react-router';
import UserPlus from 'lucide-react/icons/user-plus';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import type { Team } from '../use-team-people.ts';
import { useRequestJoin } from './use-request-join.ts';

type AskToJoinProps = {
  team: Team;
  /** From the tap until the server has answered, or the request waits. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

/** Asks the captain, and leads to the team once the request is there. */
export function AskToJoin({ team, busy, onBusy }: AskToJoinProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const ask = useRequestJoin(team);
  const words = LL.team_form.join;
  async function send() {
    onBusy(true);
    const outcome = await ask();
    onBusy(false);
    if (outcome === 'applied') await navigate({ to: '/team/$id', params: { id: team.id } });
  }
  return (
    <>
      <p className="max-w-prose">{words.hint()}</p>
      <Button variant="main" size="lg" icon={UserPlus} busy={busy} onClick={() => void send()}>
        {busy ? words.sending() : words.action()}
      </Button>
    </>
  );
}
