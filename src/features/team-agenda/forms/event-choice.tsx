import { useStore } from '@tanstack/react-form';
import Crosshair from 'lucide-react/icons/crosshair';
import { useState } from 'react';
import { aboutEvent } from '#domain/agenda/agenda-form.ts';
import { offeredEvents } from '#domain/talk/post-event.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { useEventsForTeam } from '#entities/team/use-events-for-team.ts';
import { putValues } from '#entities/form/put-values.ts';
import { formatDayNear } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { OfferedRows } from '#ui/fields/offered-rows.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { useEventName } from './use-event-name.ts';
import { type EventFormApi } from './use-event-sheet.ts';

/** The event of the platform that the entry is about, if any. @param now UTC ISO instant */
export function EventChoice({ form, now }: { form: EventFormApi; now: string }) {
  const { LL } = useI18nContext();
  const words = LL.team_agenda.form;
  const event_id = useStore(form.store, ({ values }) => values.event_id);
  const name = useEventName()(event_id);
  const [open, setOpen] = useState(false);
  if (event_id !== '') {
    return (
      <section data-field="event_id" aria-label={words.event_id()}>
        <p className="text-sm text-soft">{words.event_id()}</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 font-medium wrap-anywhere">{name}</p>
          <Button onClick={() => form.setFieldValue('event_id', '')}>{words.untie()}</Button>
        </div>
      </section>
    );
  }
  return (
    <section
      data-field="event_id"
      aria-label={words.event_id()}
      className="flex flex-col items-start gap-3"
    >
      <Button icon={Crosshair} aria-expanded={open} onClick={() => setOpen(!open)}>
        {words.choose_event()}
      </Button>
      {open && <ComingEvents form={form} now={now} onChosen={() => setOpen(false)} />}
    </section>
  );
}

type ComingEventsProps = { form: EventFormApi; now: string; onChosen: () => void };

/** Those on this device that the server takes. */
function ComingEvents({ form, now, onChosen }: ComingEventsProps) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_agenda.form;
  const [term, setTerm] = useState('');
  const today = eventDay(now);
  const coming = useEventsForTeam(today);
  const offered = offeredEvents(coming ?? [], term);
  return (
    <>
      <SearchField
        label={words.find_event()}
        placeholder={words.find_event()}
        clear_label={LL.common.clear_search()}
        value={term}
        onChange={setTerm}
      />
      <OfferedRows
        label={words.event_id()}
        hint={coming && offered.length === 0 ? words.no_event() : words.event_hint()}
        onTake={(event_id) => {
          const event = offered.find(({ id }) => id === event_id);
          if (event) putValues(form, aboutEvent(form.state.values, event));
          onChosen();
        }}
        rows={offered.map(({ id, name, date, location: place }) => ({
          id,
          label: name,
          below: `${formatDayNear(date, today, locale)} · ${place}`,
        }))}
      />
    </>
  );
}
