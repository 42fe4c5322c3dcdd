import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';
import { GateTools, type GateToolsProps } from '../list/gate-tools.tsx';
import { GateHead, type GateHeadProps } from './gate-head.tsx';

type GateTopProps = GateHeadProps &
  Omit<GateToolsProps, 'counts'> & {
    /** Nobody can be marked yet. */
    closed: boolean;
  };

/** Above the list: what stays there, and why a mark is not taken or will be looked at. */
export function GateTop({ closed, gate, device_id, now, ...tools }: GateTopProps) {
  const words = useI18nContext().LL.gate;
  return (
    <>
      <div className="gate-top">
        <GateHead gate={gate} device_id={device_id} now={now} />
        <GateTools {...tools} counts={gate.list.counts} />
      </div>
      {closed && <Note kind="info">{words.not_open()}</Note>}
      {gate.event.status === 'cancelled' && <Note kind="refused">{words.cancelled()}</Note>}
    </>
  );
}
