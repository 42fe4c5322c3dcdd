import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { ScopeState } from '#sync/device/device-database.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { GateFrame } from '../frame/gate-frame.tsx';
import { GatePending } from '../gate-pending.tsx';
import { useStations } from '../stations/use-stations.ts';
import { useGate } from '../use-gate.ts';
import { useGatePhone } from '../use-gate-phone.ts';
import { TillBoard } from './till-board.tsx';

type TillScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** "Caixa": what was paid at the gate, and what the organiser keeps of the day. */
export function TillScreen({ id, ...ways }: TillScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.till.title()} {...ways}>
      {(event, scope) => <Till {...{ event, scope }} />}
    </GateFrame>
  );
}

function Till({ event, scope }: { event: AirsoftEvent; scope: ScopeState | null }) {
  const device_id = useGatePhone();
  const gate = useGate(event, scope);
  const found = useStations(event);
  if (!gate || !found || device_id === undefined) return <GatePending />;
  return <TillBoard gate={gate} found={found} device_id={device_id} />;
}
