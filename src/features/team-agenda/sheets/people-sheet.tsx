import BellRing from 'lucide-react/icons/bell-ring';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { useState } from 'react';
import {
  absencesOf,
  attendeesWho,
  hasBegun,
  isOver,
  type AgendaEvent,
  type Attendee,
} from '#domain/agenda/agenda.ts';
import { whatsappList } from '#domain/whatsapp/whatsapp-list.ts';
import { ListText } from '#entities/event/list-text.tsx';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { useMemberNames, useMemberPictures } from '#entities/team/use-member-pictures.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamMembers } from '#live/team/use-team-rows.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { agendaLink, mayWrite, type Agenda } from '../agenda-place.ts';
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
  const words = LL.team_agenda.people;
  const { data } = event;
  const over = isOver(data, now);
  const tense = over ? words.past : words;
  const known = useMemberNames(team.id);
  const nameOf = (one: Pick<Attendee, 'user_id' | 'name'>): string =>
    known(one) || (one.user_id === me.user_id && me.name) || words.you();
  const confirmed = attendeesWho(data, 'confirmed');
  const declined = attendeesWho(data, 'declined');
  const everybody_else = useSilent(event);
  const silent = everybody_else.filter((one) => hadToAnswer(one, event));
  const show = { nameOf, pictureOf: useMemberPictures(team.id) };
  const timesAbsent = ({ user_id }: Silent): string => {
    const count = absencesOf(events, user_id);
    return count > 0 ? LL.team_agenda.absent.times({ count }) : '';
  };
  if (message) {
    const part = (title: string, people: readonly Silent[]) => ({
      title,
      lines: people.map(nameOf),
    });
    const missing = part(words.pending({ count: silent.length }), silent);
    const all = [
      part((over ? words.confirmed : words.going)({ count: confirmed.length }), confirmed),
      part(tense.declined({ count: declined.length }), declined),
      missing,
    ];
    const head = [data.title, team.name, when.at(data.start_date), data.location];
    const link = agendaLink(location.origin, event);
    return (
      <ListText
        title={message === 'list' ? words.whatsapp() : words.chase()}
        text={whatsappList(
          head,
          (message === 'list' ? all : [missing]).filter(({ lines }) => lines.length > 0),
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
          {confirmed.length + declined.length + silent.length > 0 && (
            <Button variant="main" icon={MessageSquareText} onClick={() => setMessage('list')}>
              {words.whatsapp()}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {confirmed.length === 0 && <p className="text-soft">{tense.nobody()}</p>}
        <People
          label={words.confirmed({ count: confirmed.length })}
          people={confirmed}
          {...show}
          noteOf={timesAbsent}
        />
        <People label={words.pending({ count: silent.length })} people={silent} {...show} />
        <People label={tense.declined({ count: declined.length })} people={declined} {...show} />
        {mayWrite({ place }) && hasBegun(data, now) && (
          <RollCall
            event={event}
            answers={{ confirmed, silent: everybody_else, declined }}
            nameOf={nameOf}
          />
        )}
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
  label: string;
  people: readonly Silent[];
  nameOf: (one: Silent) => string;
  /** An address. */
  pictureOf: ReturnType<typeof useMemberPictures>;
  /** A line under the name; '' for none. */
  noteOf?: (one: Silent) => string;
};

function People({ label, people, nameOf, pictureOf, noteOf }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <section aria-label={label}>
      <h3 className="mb-1 font-display text-xl">{label}</h3>
      <ul className="flex flex-col">
        {people.map((one) => (
          <li key={one.user_id} className="flex min-h-12 items-center gap-3 wrap-anywhere">
            <PersonPicture name={nameOf(one)} avatar_url={pictureOf(one)} size="sm" />
            <span className="min-w-0">
              {nameOf(one)}
              {noteOf?.(one) && <span className="block text-sm text-soft">{noteOf(one)}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
