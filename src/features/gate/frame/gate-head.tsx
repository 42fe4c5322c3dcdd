import ArrowLeft from 'lucide-react/icons/arrow-left';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { useDeferredValue } from 'react';
import { Link } from '@tanstack/react-router';
import { unsentMarks } from '#domain/attendance/attendance.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { BackToEvent } from '#entities/event/back-links.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useAttention } from '../attention/use-attention.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { Gate } from '../use-gate.ts';
import { GateMenu } from './gate-menu.tsx';

export type GateHeadProps = {
  gate: Gate;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
};

/** In one line: how many came, what waits to be sent, and the ways to everything else. */
export function GateHead({ gate, device_id, now }: GateHeadProps) {
  const { LL } = useI18nContext();
  const words = LL.gate;
  const { counts } = gate.list;
  const owner = isOwner(gate.event, usePerson());
  // what needs a look may come a moment after the mark itself
  const attention = useAttention(useDeferredValue(gate));
  const trouble = (owner ? attention?.length : gate.refused.length) ?? 0;
  const unsent = unsentMarks(gate.marks);
  const elsewhere = [...unsent.devices].some((id) => id !== device_id);
  return (
    <header className="gate-head">
      <BackToEvent id={gate.event.id} className="btn btn-square btn-ghost">
        <ArrowLeft aria-hidden className="size-6" />
        <span className="sr-only">{gate.event.name}</span>
      </BackToEvent>
      <div className="gate-heading">
        <h1 className="sr-only">{words.title()}</h1>
        <p className="gate-came">{words.came(counts)}</p>
        <p className="gate-news">
          {gate.unsent > 0 && <Unsent count={gate.unsent} />}
          {elsewhere ? (
            <span>
              {words.unsent_elsewhere({
                inside: counts.inside,
                count: unsent.count,
                devices: unsent.devices.size,
              })}
            </span>
          ) : (
            counts.out > 0 && <span>{words.inside({ count: counts.inside })}</span>
          )}
          <span>{gate.event.name}</span>
        </p>
      </div>
      {trouble > 0 && (
        <Link
          to={owner ? '/event/$id/gate/attention' : '/outbox'}
          params={{ id: gate.event.id }}
          className="gate-trouble"
          aria-label={`${words.trouble()} (${trouble})`}
          title={words.trouble()}
        >
          <TriangleAlert aria-hidden className="size-6" />
          {trouble}
        </Link>
      )}
      <GateMenu gate={gate} owner={owner} trouble={trouble} device_id={device_id} now={now} />
    </header>
  );
}

/** How many marks wait for the signal, or are on their way. */
function Unsent({ count }: { count: number }) {
  const words = useI18nContext().LL.gate;
  return (
    <span>{useWayOut() === 'sending' ? words.sending({ count }) : words.unsent({ count })}</span>
  );
}
