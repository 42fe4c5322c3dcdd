import BellRing from 'lucide-react/icons/bell-ring';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import {
  absencesOf,
  attendeesWho,
  hasBegun,
  isOver,
  markOf,
  type AgendaEvent,
  type Attendee,
} from '#domain/agenda/agenda.ts';
import { agendaLink } from '#domain/agenda/agenda-link.ts';
import { whatsappList } from '#domain/whatsapp/whatsapp-list.ts';
import { ListText } from '#entities/event/list-text.tsx';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { useMemberNames, useMemberPictures } from '#entities/team/use-member-pictures.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamMembers } from '#live/team/use-team-rows.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { mayWrite, type Agenda } from '../agenda-place.ts';
import { useLacking } from '../answer/use-lacking.ts';
import { useWhen } from '../use-when.ts';
import { RollCall } from './roll-call.tsx';

type PeopleSheetProps = Agenda & {
  event: AgendaEvent;
  /** The whole agenda, to count who did not come. */
  events: readonly AgendaEvent[];
  onClose: () => void;
};

/**
 * Who said what about an entry, whole; the same as a message, and one to those who have not
 * answered. Works offline.
 */
export function PeopleSheet({ event, events, team, me, place, now, onClose }: PeopleSheetProps) {
  const { LL } = useI18nContext();
  const [message, setMessage] = useState<'list' | 'missing'>();
  const when = useWhen(now);
  const { people: words, roll } = LL.team_agenda;
  const { data } = event;
  const lacking = useLacking(data, now);
  const over = isOver(data, now);
  const tense = over ? words.past : words;
  const known = useMemberNames(team.id);
  const nameOf = (one: Pick<Attendee, 'user_id' | 'name'>): string =>
    known(one) || (one.user_id === me.user_id && me.name) || words.you();
  // members have the mark of themselves alone
  const calls = mayWrite({ place }) && hasBegun(data, now);
  const { answers, came, missed, confirmed, declined, silent } = usePeople(event, calls);
  const pictureOf = useMemberPictures(team.id);
  const noteOf = ({ user_id }: Silent): string => {
    const count = absencesOf(events, user_id);
    return count > 0 ? LL.team_agenda.absent.times({ count }) : '';
  };
  const going = message && !over ? words.going : words.confirmed;
  const groups = [
    { title: roll.they_came({ count: came.length }), people: came },
    { title: roll.they_missed({ count: missed.length }), people: missed, struck: true, noteOf },
    { title: going({ count: confirmed.length }), people: confirmed, noteOf },
    { title: tense.declined({ count: declined.length }), people: declined },
    { title: words.pending({ count: silent.length }), people: silent },
  ].filter(({ people }) => people.length > 0);
  if (message) {
    const told = message === 'list' ? groups : groups.filter((one) => one.people === silent);
    const head = [data.title, team.name, when.at(data.start_date), data.location, lacking];
    const link = agendaLink(location.origin, event);
    return (
      <ListText
        title={message === 'list' ? words.whatsapp() : words.chase()}
        text={whatsappList(
          head.filter(Boolean),
          told.map(({ people, ...part }) => ({ ...part, lines: people.map(nameOf) })),
          over ? link : words.answer_here({ link }),
        )}
        onClose={() => setMessage(undefined)}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={tense.title()}
      close_label={LL.common.close()}
      actions={
        <>
          {!over && silent.length > 0 && (
            <Button icon={BellRing} onClick={() => setMessage('missing')}>
              {words.chase()}
            </Button>
          )}
          {groups.length > 0 && (
            <Button variant="main" icon={MessageSquareText} onClick={() => setMessage('list')}>
              {words.whatsapp()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {answers.confirmed.length === 0 && <p className="text-soft">{tense.nobody()}</p>}
        {groups.map((group) => (
          <People key={group.title} {...group} nameOf={nameOf} pictureOf={pictureOf} />
        ))}
        {calls && <RollCall event={event} answers={answers} nameOf={nameOf} />}
      </div>
    </Dialog>
  );
}

type Silent = Pick<Attendee, 'user_id' | 'name'> & {
  /** Since when they are in the team. */
  created_at?: string;
};

/** Who came to the team later had nothing to answer. */
const hadToAnswer = ({ created_at }: Silent, { data }: AgendaEvent): boolean =>
  created_at === undefined || Date.parse(created_at) <= Date.parse(data.start_date);

/** Everybody by their answer; where the roll is called, those who have a mark are taken out. */
function usePeople(event: AgendaEvent, is_called: boolean) {
  const { data } = event;
  const answers = {
    confirmed: attendeesWho(data, 'confirmed'),
    silent: useSilent(event),
    declined: attendeesWho(data, 'declined'),
  };
  const marked = (one: Silent) => (is_called ? markOf(data, one.user_id) : undefined);
  const everybody = [...answers.confirmed, ...answers.silent, ...answers.declined];
  return {
    answers,
    came: everybody.filter(marked),
    missed: answers.confirmed.filter((one) => marked(one) === false),
    confirmed: answers.confirmed.filter((one) => marked(one) === undefined),
    declined: answers.declined.filter((one) => !marked(one)),
    silent: answers.silent.filter((one) => hadToAnswer(one, event) && !marked(one)),
  };
}

/** Those who are back to pending, and members who have said nothing. */
function useSilent({ team_id, data }: AgendaEvent): readonly Silent[] {
  const members = useTeamMembers(team_id);
  const rows = members.state === 'present' ? members.rows : [];
  const answered = new Set(data.attendees.map(({ user_id }) => user_id));
  const others = rows.flatMap(({ user_id, name, approved, created_at }) =>
    approved && user_id !== null && !answered.has(user_id) ? [{ user_id, name, created_at }] : [],
  );
  return [...attendeesWho(data, 'pending'), ...others];
}

type PeopleProps = {
  title: string;
  people: readonly Silent[];
  nameOf: (one: Silent) => string;
  /** An address. */
  pictureOf: ReturnType<typeof useMemberPictures>;
  /** A line under the name; '' for none. */
  noteOf?: ((one: Silent) => string) | undefined;
  struck?: boolean | undefined;
};

function People({ title, people, nameOf, pictureOf, noteOf, struck }: PeopleProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-display text-xl">{title}</h3>
      <ul className="flex flex-col">
        {people.map((one) => (
          <li key={one.user_id} className="flex min-h-12 items-center gap-3 wrap-anywhere">
            <PersonPicture name={nameOf(one)} avatar_url={pictureOf(one)} size="sm" />
            <span className="min-w-0">
              {struck ? <s>{nameOf(one)}</s> : nameOf(one)}
              {noteOf?.(one) && <span className="block text-sm text-soft">{noteOf(one)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
