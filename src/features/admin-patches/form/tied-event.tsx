import { useMemo } from 'react';
import { offeredEvents } from '#domain/team/post-event.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords, type LiveQuery } from '#live/rows/use-live-records.ts';
import type { PatchFormApi } from './use-patch-form.ts';
import { TiedRow } from './tied-row.tsx';

const everything: LiveQuery<'airsoft_events'> = { find: { selector: {} } };

/** The event that the patch belongs to. Everybody reads patches, so a private one is not offered. */
export function TiedEvent({ form }: { form: PatchFormApi }) {
  const { LL, locale } = useI18nContext();
  const found = useLiveRecords('airsoft_events', everything);
  const events = useMemo(
    () =>
      found.state === 'loading'
        ? []
        : found.rows.toSorted((a, b) => (a.starts_at > b.starts_at ? -1 : 1)),
    [found],
  );
  const words = LL.admin.patch;
  const offer = (term: string) =>
    offeredEvents(
      events.filter(({ is_public, status }) => is_public && status !== 'cancelled'),
      term,
    ).map(({ id, name, date, location: place }) => ({
      id,
      label: name,
      below: `${formatDay(date, locale)} · ${place}`,
    }));
  return (
    <form.Field name="evento_id">
      {({ state, handleChange }) => {
        const event = events.find(({ id }) => id === state.value);
        return (
          <TiedRow
            name="evento_id"
            label={words.event()}
            search={words.find_event()}
            hint={words.event_hint()}
            none={words.no_event()}
            value={state.value}
            title={event && `${event.name} · ${formatDay(event.date, locale)}`}
            offer={offer}
            onChange={handleChange}
          />
        );
      }}
    </form.Field>
  );
}
