import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { NotRead } from '#entities/absent/not-read.tsx';
import { useNow } from '#entities/age/use-now.ts';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { useBrought } from '#entities/event/use-brought.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useEvent } from '#live/event/use-event.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import { useMyRegistrations } from '#live/event/use-my-registrations.ts';
import { useEventPasses } from '#live/pass/use-event-passes.ts';
import { keepAwake } from '#platform/keep-awake.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { GateReceipt } from './gate-receipt.tsx';
import { NoPlace } from './no-place.tsx';
import { PassCard } from './pass-card.tsx';
import { PassPlace, PassTimes } from './pass-facts.tsx';
import { PassMissing } from './pass-missing.tsx';
import { PassPending } from './pass-pending.tsx';
import './pass.css';

type PassScreenProps = {
  id: string;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
};

/** My pass for the gate of an event, and the passes of those whom I registered. */
export function PassScreen({ id, absent, not_here }: PassScreenProps) {
  const { LL } = useI18nContext();
  const event = useEvent(id);
  return (
    <>
      <ScreenTitle>{LL.pass.title()}</ScreenTitle>
      {event.state === 'loading' && <PassPending />}
      {event.state === 'absent' && absent}
      {event.state === 'not_here' && not_here}
      {event.state === 'present' && <MyPasses event={event.row} />}
    </>
  );
}

function MyPasses({ event }: { event: AirsoftEvent }) {
  const { LL } = useI18nContext();
  const registrations = useMyRegistrations();
  const me = useScopeState('me');
  const { guests } = useBrought(event);
  const mine = registrations?.get(event.id);
  const confirmed = mine?.status === 'confirmed' ? mine.operator_id : undefined;
  const wanted = useMemo(
    () => [...(confirmed ? [confirmed] : []), ...guests.map(({ id }) => id)],
    [confirmed, guests],
  );
  const held = useEventPasses(event.id, wanted);
  const [chosen, setChosen] = useState<string>();
  const now = useNow();
  useEffect(() => keepAwake(), []);

  if (!registrations || !held || me === undefined) return <PassPending />;
  // mine comes first
  const shown = wanted.flatMap((id) => held.passes.find((one) => one.operator_id === id) ?? []);
  if (wanted.length === 0 && !mine) {
    return me ? <NoPlace event={event} /> : <NotRead>{LL.registration.mine_not_here()}</NotRead>;
  }
  const pass = shown.find(({ operator_id }) => operator_id === chosen) ?? shown[0];
  return (
    <div className="page-width pass">
      <div className="-ms-3">
        <BackArrowToEvent id={event.id}>{event.name}</BackArrowToEvent>
      </div>
      <h1 className="sr-only">{LL.pass.title()}</h1>
      {shown.length > 1 && (
        <div role="group" aria-label={LL.pass.whose()} className="pass-people">
          {shown.map(({ operator_id, name }) => (
            <button
              key={operator_id}
              type="button"
              aria-pressed={operator_id === pass?.operator_id}
              onClick={() => setChosen(operator_id)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {pass && (
        <PassCard
          pass={pass}
          times={<PassTimes event={event} now={now} />}
          place={<PassPlace event={event} />}
        />
      )}
      {confirmed && <GateReceipt event={event} operator_id={confirmed} />}
      {shown.length < Math.max(1, wanted.length) && (
        <PassMissing phase={wanted.length === 0 ? 'waits' : held.phase} onRetry={held.ask} />
      )}
    </div>
  );
}
