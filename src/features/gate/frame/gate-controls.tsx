import { ScanLink } from '../scan/scan-link.tsx';
import { useListScanner } from '../scan/use-list-scanner.ts';
import { WalkIn, type WalkInProps } from '../walk-in/walk-in.tsx';

/** At the thumb: the two ways in beside the list; a third is a scanner that types. */
export function GateControls(props: WalkInProps) {
  useListScanner({ ...props, onRead: props.onOver });
  return (
    <>
      <ScanLink event_id={props.gate.event.id} />
      <WalkIn {...props} />
    </>
  );
}
