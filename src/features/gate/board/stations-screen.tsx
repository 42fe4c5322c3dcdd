import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateFrame } from '../frame/gate-frame.tsx';
import { StationsBoard } from './stations-board.tsx';

type StationsScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** The stations of the gate, person by person. */
export function StationsScreen({ id, ...ways }: StationsScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.stations.title()} {...ways}>
      {(event, scope) => <StationsBoard {...{ event, scope }} />}
    </GateFrame>
  );
}
