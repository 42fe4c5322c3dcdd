import { useMemo } from 'react';
import { offeredEvents } from '#domain/talk/post-event.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvents } from '#live/event/use-events.ts';
import type { PatchFormApi } from './use-patch-form.ts';
import { TiedRow } from './tied-row.tsx';

/** The event that the patch belongs to. Everybody reads patches, so a private one is not offered. */
export function TiedEvent({ form }: { form: PatchFormApi }) {
  const { LL, locale } = useI18nContext();
  const events = useEvents();
  const offerable = useMemo(
    () =>
      [...(events?.values() ?? [])]
        .filter(({ is_public, status }) => is_public && status !== 'cancelled')
        .toSorted((a, b) => (a.starts_at > b.starts_at ? -1 : 1)),
    [events],
  );
  const words = LL.admin.patch;
  const offer = (term: string) =>
    offeredEvents(offerable, term).map(({ id, name, date, location: place }) => ({
      id,
      label: name,
      below: `${formatDay(date, locale)} · ${place}`,
    }));
  return (
    <form.Field name="evento_id">
      {({ state, handleChange }) => {
        const event = events?.get(state.value);
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
