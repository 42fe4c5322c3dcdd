import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateFrame } from '../frame/gate-frame.tsx';
import { ScanBoard } from './scan-board.tsx';

type ScanScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  absent: ReactNode;
  not_here: ReactNode;
};

/** The gate's camera: people who show their passes are let in one after the other. */
export function ScanScreen({ id, now, absent, not_here }: ScanScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.scan.action()} absent={absent} not_here={not_here}>
      {(event, scope) => <ScanBoard event={event} scope={scope} now={now} />}
    </GateFrame>
  );
}
