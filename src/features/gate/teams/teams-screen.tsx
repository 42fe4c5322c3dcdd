import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateFrame } from '../frame/gate-frame.tsx';
import { TeamsBoard } from './teams-board.tsx';

type TeamsScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** Whole teams at the gate. */
export function TeamsScreen({ id, ...ways }: TeamsScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.team.title()} {...ways}>
      {(event, scope) => <TeamsBoard {...{ event, scope }} />}
    </GateFrame>
  );
}
