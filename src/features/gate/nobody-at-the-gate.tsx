import { NoneIn } from '#entities/absent/none-in.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { eventScope } from '#sync/replica/scopes.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';

/** In place of a list of the gate, as far as this phone has the event's list. */
export function NobodyAtTheGate({ event, children }: { event: AirsoftEvent; children: string }) {
  const { LL } = useI18nContext();
  return (
    <NoneIn
      scope={eventScope(event.id)}
      made_here={event.rev === 0}
      not_here={LL.event.participants.not_here()}
    >
      {children}
    </NoneIn>
  );
}
