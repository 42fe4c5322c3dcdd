import { useMemo } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useLiveRecords } from '#live/rows/use-live-records.ts';

/** The names of events by id: '' for none, words for one that this device does not have. */
export function useEventName(): (id: string) => string {
  const { LL } = useI18nContext();
  const found = useLiveRecords('airsoft_events', ALL);
  const names = useMemo(
    () =>
      found.state === 'loading' ? undefined : new Map(found.rows.map((row) => [row.id, row.name])),
    [found],
  );
  return (id) => {
    if (id === '' || !names) return '';
    return names.get(id) ?? LL.team_agenda.form.event_not_here();
  };
}

const ALL = { find: { selector: {} }, keep: () => true };
