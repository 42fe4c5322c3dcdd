import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { isOwner } from '#domain/event/event-rules.ts';
import { NotRead } from '#entities/absent/not-read.tsx';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useEvent } from '#live/event/use-event.ts';
import { useEventStaff } from '#live/event/use-event-staff.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { GatePending } from '../gate-pending.tsx';
import '../gate.css';

type GateFrameProps = {
  id: string;
  title: string;
  /** Shown when the server has no such event for this person. */
  absent: ReactNode;
  /** Shown when the server can't be asked and this device has never seen the event. */
  not_here: ReactNode;
  /** For the organiser and who helps at the gate. */
  children: (event: AirsoftEvent, scope: ScopeState | null) => ReactNode;
};

/** Around every screen of the gate: the event, and who may be here. */
export function GateFrame({ id, title, absent, not_here, children }: GateFrameProps) {
  const event = useEvent(id);
  useRootState('gate');
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      {event.state === 'loading' && <GatePending />}
      {event.state === 'absent' && absent}
      {event.state === 'not_here' && not_here}
      {event.state === 'present' && (
        <AtTheGate event={event.row} scope={event.scope}>
          {children}
        </AtTheGate>
      )}
    </>
  );
}

type AtTheGateProps = Pick<GateFrameProps, 'children'> & {
  event: AirsoftEvent;
  scope: ScopeState | null | undefined;
};

/** Who may be here. The rows say it: somebody who was removed has none of them any more. */
function AtTheGate({ event, scope, children }: AtTheGateProps) {
  const { LL } = useI18nContext();
  const staff = useEventStaff(event.id);
  const mine = isOwner(event, usePerson());
  if (scope === undefined || !staff) return <GatePending />;
  if (mine || staff.mine?.data.accepted_at) return children(event, scope);
  // my place in the staff is one of the rows that are missing
  if (!scope) return <NotRead>{LL.event.participants.not_here()}</NotRead>;
  return <NotYours id={event.id} />;
}

function NotYours({ id }: { id: string }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <EmptyState
        level={1}
        icon={Lock}
        title={LL.gate.title()}
        action={
          <BackToEvent id={id} className={buttonClass({ variant: 'main' })}>
            {LL.event_form.see_event()}
          </BackToEvent>
        }
      >
        {LL.gate.not_yours()}
      </EmptyState>
    </div>
  );
}
