import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateBoard } from './gate-board.tsx';
import { GateFrame } from './frame/gate-frame.tsx';
import { SweepBoard } from './sweep/sweep-board.tsx';

type GateScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  /** The sweep after the game, instead of the list. */
  sweeps?: boolean | undefined;
  /** A refused mutation that is corrected. */
  again?: string | undefined;
  onAgainOver?: (() => void) | undefined;
  absent: ReactNode;
  not_here: ReactNode;
};

/** The gate of an event: its organiser and its helpers mark who came, with or without a signal. */
export function GateScreen({ id, now, sweeps, again, onAgainOver, ...ways }: GateScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={sweeps ? LL.gate.sweep.title() : LL.gate.title()} {...ways}>
      {(event, scope) =>
        sweeps ? (
          <SweepBoard {...{ event, scope, now }} />
        ) : (
          <GateBoard {...{ event, scope, now, again, onAgainOver }} />
        )
      }
    </GateFrame>
  );
}
