import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvents } from '#live/event/use-events.ts';

/** The names of events by id: '' for none, words for one that this device does not have. */
export function useEventName(): (id: string) => string {
  const { LL } = useI18nContext();
  const events = useEvents();
  return (id) => {
    if (id === '' || !events) return '';
    return events.get(id)?.name ?? LL.team_agenda.form.event_not_here();
  };
}
