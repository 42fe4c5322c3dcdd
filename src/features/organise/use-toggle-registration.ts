import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/**
 * A list that closed because it is full reopens automatically; one that the organiser closed is
 * reopened by the organiser.
 */
export function useToggleRegistration(event: AirsoftEvent) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.organise.registration;
  const closed = event.registration_closed && !event.closed_because_full;
  const said = { done: closed ? words.opened() : words.closed(), refused: words.refused() };
  return {
    /** By the organiser. */
    closed,
    toggle: () =>
      void act(
        closed ? 'open_registration@1' : 'close_registration@1',
        { id: event.id },
        { label: event.name, said },
      ),
  };
}
