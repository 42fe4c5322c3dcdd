import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateFrame } from '../frame/gate-frame.tsx';
import { AttentionBoard } from './attention-board.tsx';

type AttentionScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** What the server refused or flagged at this gate. */
export function AttentionScreen({ id, ...ways }: AttentionScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.trouble()} {...ways}>
      {(event, scope) => <AttentionBoard {...{ event, scope }} />}
    </GateFrame>
  );
}
