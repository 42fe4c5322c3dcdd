import { Link } from '@tanstack/react-router';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import CloudDownload from 'lucide-react/icons/cloud-download';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { BackArrowToEvent } from '#entities/event/back-links.tsx';
import { unsentMarks } from '#domain/attendance/attendance.ts';
import { isOwner } from '#domain/event/event-rules.ts';
import { usePerson } from '#live/account-context.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAttention } from '../attention/use-attention.ts';
import { GateWays } from './gate-ways.tsx';
import { useListAge } from '../use-list-age.ts';
import { useReadiness } from '../use-readiness.ts';
import type { Gate } from '../use-gate.ts';
import { LeasePlaces } from '../walk-in/lease-places.tsx';

type GateHeadProps = {
  gate: Gate;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
};

/** What the event is, how many came, and whether this phone can go to the field. */
export function GateHead({ gate, device_id, now }: GateHeadProps) {
  const { LL } = useI18nContext();
  const words = LL.gate;
  const { counts } = gate.list;
  const owner = isOwner(gate.event, usePerson());
  const attention = useAttention(gate);
  const trouble = (owner ? attention?.length : gate.refused.length) ?? 0;
  const unsent = unsentMarks(gate.marks);
  const elsewhere = [...unsent.devices].some((id) => id !== device_id);
  return (
    <header className="gate-head">
      <div className="-ms-3">
        <BackArrowToEvent id={gate.event.id}>{gate.event.name}</BackArrowToEvent>
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="font-display text-3xl leading-tight">{words.title()}</h1>
        <p className="gate-came">{words.came(counts)}</p>
      </div>
      <p className="gate-facts-line">
        <Readiness gate={gate} now={now} />
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
        <LeasePlaces event={gate.event} device_id={device_id} now={now} />
        <GateWays event_id={gate.event.id} swept={counts.came > 0} />
        {gate.unsent > 0 && (
          <span>
            <Clock aria-hidden />
            {words.unsent({ count: gate.unsent })}
          </span>
        )}
        {trouble > 0 && (
          <Link
            to={owner ? '/event/$id/gate/attention' : '/outbox'}
            params={{ id: gate.event.id }}
            className="gate-trouble"
          >
            <TriangleAlert aria-hidden />
            {words.trouble()} ({trouble})
          </Link>
        )}
      </p>
    </header>
  );
}

function Readiness({ gate, now }: { gate: Gate; now: string }) {
  const { LL } = useI18nContext();
  const missing = useReadiness(gate.scope);
  const age = useListAge(gate.scope, now);
  const words = LL.gate;
  return (
    <>
      {missing === undefined ? null : missing.length === 0 ? (
        <span>
          <CircleCheck aria-hidden />
          {words.ready()}
        </span>
      ) : (
        <span>
          <CloudDownload aria-hidden />
          {words.to_download({ what: missing.map((what) => words[what]()).join(', ') })}
        </span>
      )}
      {age && <span>{age}</span>}
    </>
  );
}
