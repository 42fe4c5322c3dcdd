import { useNavigate } from '@tanstack/react-router';
import Bell from 'lucide-react/icons/bell';
import BellRing from 'lucide-react/icons/bell-ring';
import { useAct } from '#actions/use-act.ts';
import { saying } from '#actions/use-say.ts';
import { isIn } from '#domain/team/team-people.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import type { Team, TeamPeople } from '../use-team-people.ts';

/**
 * Subscribes a member to announcements, polls and agenda, or ends that; asks a visitor to sign in
 * (Spec 2 §2), and another player to join.
 */
export function TeamNews({ team, people }: { team: Team; people: TeamPeople }) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const act = useAct();
  const { mine, place } = people;
  const words = LL.team_page.news;

  if (place === 'visitor') {
    const signIn = () =>
      showToast({
        tone: 'error',
        title: words.needs_sign_in(),
        action: {
          label: LL.shell.nav.sign_in(),
          run: () => void navigate({ to: '/auth', search: { from: `/team/${team.id}` } }),
        },
      });
    return (
      <Button in_row icon={Bell} onClick={signIn}>
        {words.action()}
      </Button>
    );
  }
  if (place === 'outsider') {
    return <p className="self-center text-sm text-soft">{words.needs_to_join()}</p>;
  }
  if (!mine || !isIn(place)) return null;
  const { id: member_id, subscribed } = mine;
  const failed = subscribed ? words.failed() : LL.team.notifications.failed();
  const change = () =>
    act(
      'subscribe_team@1',
      { team_id: team.id, member_id, subscribed: !subscribed },
      {
        label: team.name,
        said: saying(subscribed ? words.off() : words.on(), failed),
      },
    );
  return (
    <Button
      in_row
      icon={subscribed ? BellRing : Bell}
      aria-pressed={subscribed}
      onClick={() => void change()}
    >
      {words.action()}
    </Button>
  );
}
