import { useState } from 'react';
import { agendaLink } from '#domain/agenda/agenda-link.ts';
import { isOver } from '#domain/agenda/agenda.ts';
import { eventLink } from '#domain/event/event-rules.ts';
import {
  contentOfEvent,
  eventOfPost,
  offeredEvents,
  textBesideEvent,
} from '#domain/talk/post-event.ts';
import { eventPostProblems, longestNote } from '#domain/talk/post-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useEventsForTeam } from '#entities/team/use-events-for-team.ts';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';
import type { Talk } from '../talk-people.ts';
import { PostForm, type PostFields, type PostFormProps, type PostKind } from './post-form.tsx';

/** `title` is the event's name: a device that does not have the event shows it. */
type EventPost = { address: string; title: string; content: string };

const event: PostKind<EventPost> = {
  type: 'event',
  empty: { address: '', title: '', content: '' },
  problemsOf: eventPostProblems,
  postOf: ({ address, title, content }) => ({
    type: 'event',
    title,
    content: contentOfEvent(content, address),
  }),
  formOf: ({ title, content }) => ({
    address: eventOfPost(content)?.address ?? '',
    title: title ?? '',
    content: textBesideEvent(content),
  }),
};

/** An event of those on this device or an entry of the agenda, with a note. */
export function EventPostForm(props: PostFormProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.form;
  return (
    <PostForm {...props} kind={event}>
      {(fields) => (
        <>
          <Events {...fields} talk={props.talk} />
          <TextareaField
            label={words.note()}
            mark={LL.common.optional()}
            rows={2}
            value={fields.values.content}
            onChange={(content) => fields.set({ content })}
            error={fields.errorOf('content', longestNote)}
          />
        </>
      )}
    </PostForm>
  );
}

function Events({ values, set, errorOf, talk }: PostFields<EventPost> & { talk: Talk }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_talk.form;
  const [term, setTerm] = useState('');
  const today = eventDay(talk.now);
  const coming = useComing(talk, today);
  const found = offeredEvents(coming ?? [], term);
  // the chosen one stays to be seen, whatever is searched for
  const is_hidden = values.address !== '' && found.every((one) => one.address !== values.address);
  const chosen = is_hidden && [
    coming?.find(({ address }) => address === values.address) ?? { ...values, name: values.title },
  ];
  const offered: readonly Offer[] = [...(chosen || []), ...found];
  return (
    <>
      <SearchField
        label={words.find_event()}
        placeholder={words.find_event()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
      />
      <ChoiceField
        label={words.event()}
        error={errorOf('address')}
        hint={coming && found.length === 0 ? words.no_event() : undefined}
        value={values.address}
        onChange={(address) =>
          set({ address, title: offered.find((one) => one.address === address)?.name ?? '' })
        }
        choices={offered.map(({ address, name, date, location: place }) => ({
          value: address,
          label: name,
          below: date && `${formatDayNear(date, today, locale)} · ${place}`,
        }))}
      />
    </>
  );
}

type Offer = {
  readonly address: string;
  readonly name: string;
  /** YYYY-MM-DD where it is; absent where this device does not know the event any more. */
  readonly date?: string;
  readonly location?: string;
};

/** The events ahead, and the entries of the agenda; undefined until known. */
function useComing({ team, now }: Talk, today: string) {
  const events = useEventsForTeam(today);
  const agenda = useTeamRecords(team.id, 'agenda_event');
  if (!events || !agenda) return undefined;
  return [
    ...agenda
      .filter(({ data }) => !isOver(data, now))
      .map((entry) => ({
        address: agendaLink(location.origin, entry),
        name: entry.data.title,
        date: eventDay(entry.data.start_date),
        location: entry.data.location,
      })),
    ...events.map(({ id, name, date, location: place }) => ({
      address: eventLink(location.origin, id),
      name,
      date,
      location: place,
    })),
  ];
}
