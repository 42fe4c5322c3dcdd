import { ScanLink } from '../scan/scan-link.tsx';
import { WalkIn, type WalkInProps } from '../walk-in/walk-in.tsx';

/** At the thumb: the two ways in beside the list. */
export const GateControls = (props: WalkInProps) => (
  <>
    <ScanLink event_id={props.gate.event.id} />
    <WalkIn {...props} />
  </>
);
