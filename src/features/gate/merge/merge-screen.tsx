import type { ReactNode } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { GateFrame } from '../frame/gate-frame.tsx';
import { MergeBoard } from './merge-board.tsx';

type MergeScreenProps = { id: string; absent: ReactNode; not_here: ReactNode };

/** "Juntar com outro aparelho" */
export function MergeScreen({ id, absent, not_here }: MergeScreenProps) {
  const { LL } = useI18nContext();
  return (
    <GateFrame id={id} title={LL.gate.merge.title()} absent={absent} not_here={not_here}>
      {(event, scope) => <MergeBoard event={event} scope={scope} />}
    </GateFrame>
  );
}
