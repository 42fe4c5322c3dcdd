import '#ui/fields/fields.css';
import UserPlus from 'lucide-react/icons/user-plus';
import {
  mateAsFriend,
  matesFor,
  matesToBring,
  type Mate,
} from '#domain/registration/team-squad.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEventOperators } from '#live/event/use-event-rows.ts';
import { useTeam } from '#live/team/use-team.ts';
import { useTeamMembers } from '#live/team/use-team-rows.ts';
import { Button } from '#ui/button.tsx';
import type { TeamMatesProps } from './bring-team.tsx';

/** The people of my team: one tap brings one into the form below, or takes them out again. */
export default function TeamMates(props: TeamMatesProps) {
  const { team, event_id, friends, most, onBring, onDrop } = props;
  const { LL } = useI18nContext();
  const my_id = usePerson()?.id ?? '';
  const followed = useTeam(team.id); // brings the members, also onto a device that never had them
  const members = useTeamMembers(team.id);
  const people = useEventOperators(event_id);
  const words = LL.registration.friends;
  if (members.state === 'loading' || people.state === 'loading') return null;
  const mates = matesFor({ members: members.rows, my_id, friends, people: people.rows });
  if (mates.length === 0) {
    const is_read = followed.state === 'present' && followed.scope !== null;
    return <p>{is_read ? words.team_nobody() : LL.team_page.member.not_here()}</p>;
  }
  const room = most - friends.length;
  const all = matesToBring(mates, room);
  const change = ({ member, line }: Mate) =>
    line === undefined ? onBring(mateAsFriend(member, team.name)) : onDrop(line);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">{words.team_hint()}</p>
      {mates.every(({ member }) => member.whatsapp === null) && (
        <p className="text-soft">{words.team_numbers()}</p>
      )}
      {all.length > 1 && (
        <Button
          icon={UserPlus}
          onClick={() => {
            for (const member of all) onBring(mateAsFriend(member, team.name));
          }}
        >
          {words.team_all()}
        </Button>
      )}
      <fieldset className="choice-rows">
        <legend className="sr-only">{LL.team_page.member.list()}</legend>
        {mates.map((mate) => (
          <MateChoice
            key={mate.member.id}
            mate={mate}
            disabled={mate.state === 'registered' || (mate.state !== 'chosen' && room <= 0)}
            onChange={() => change(mate)}
          />
        ))}
      </fieldset>
      {room <= 0 && <p role="status">{words.team_most({ count: most })}</p>}
    </div>
  );
}

type MateChoiceProps = { mate: Mate; disabled: boolean; onChange: () => void };

function MateChoice({ mate: { member, state }, disabled, onChange }: MateChoiceProps) {
  const { LL } = useI18nContext();
  const words = LL.registration.friends.mate;
  const said =
    state === 'registered' || state === 'same_name'
      ? words[state]()
      : member.whatsapp === null && words.no_number();
  return (
    <label className="choice">
      <input
        type="checkbox"
        className="checkbox"
        checked={state === 'chosen' || state === 'registered'}
        disabled={disabled}
        onChange={onChange}
      />
      <span className="min-w-0 flex-1">
        {member.name}
        {said && <span className="block text-sm text-soft">{said}</span>}
      </span>
    </label>
  );
}
