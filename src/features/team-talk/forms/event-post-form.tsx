import { useState } from 'react';
import { eventLink } from '#domain/event/event-rules.ts';
import {
  contentOfEvent,
  eventOfPost,
  offeredEvents,
  textBesideEvent,
} from '#domain/talk/post-event.ts';
import { eventPostProblems } from '#domain/talk/post-form.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useComingEvents } from '#live/event/use-coming-events.ts';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { TextareaField } from '#ui/fields/text-field.tsx';
import { PostForm, type PostFields, type PostFormProps, type PostKind } from './post-form.tsx';

/** `title` is the event's name: a device that does not have the event shows it. */
type EventPost = { event_id: string; title: string; content: string };

const event: PostKind<EventPost> = {
  type: 'event',
  empty: { event_id: '', title: '', content: '' },
  problemsOf: eventPostProblems,
  postOf: ({ event_id, title, content }) => ({
    type: 'event',
    title,
    content: contentOfEvent(content, eventLink(location.origin, event_id)),
  }),
  formOf: ({ title, content }) => ({
    event_id: eventOfPost(content) ?? '',
    title: title ?? '',
    content: textBesideEvent(content),
  }),
};

/** An event of those on this device, with a note. */
export function EventPostForm(props: PostFormProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.form;
  return (
    <PostForm {...props} kind={event}>
      {(fields) => (
        <>
          <Events {...fields} now={props.talk.now} />
          <TextareaField
            label={words.note()}
            mark={LL.common.optional()}
            rows={2}
            value={fields.values.content}
            onChange={(content) => fields.set({ content })}
            error={fields.errorOf('content')}
          />
        </>
      )}
    </PostForm>
  );
}

function Events({ values, set, errorOf, now }: PostFields<EventPost> & { now: string }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_talk.form;
  const [term, setTerm] = useState('');
  const today = eventDay(now);
  const found = useComingEvents(today);
  const coming = found.state === 'loading' ? undefined : found.rows;
  const offered = offeredEvents(coming?.filter(({ status }) => status !== 'cancelled') ?? [], term);
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
        error={errorOf('event_id')}
        hint={coming && offered.length === 0 ? words.no_event() : undefined}
        value={values.event_id}
        onChange={(event_id) =>
          set({ event_id, title: offered.find(({ id }) => id === event_id)?.name ?? '' })
        }
        choices={offered.map(({ id, name, date, location: place }) => ({
          value: id,
          label: name,
          below: `${formatDayNear(date, today, locale)} · ${place}`,
        }))}
      />
    </>
  );
}
