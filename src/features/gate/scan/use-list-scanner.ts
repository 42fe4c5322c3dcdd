import { opensLater } from '../opens-later.ts';
import type { Gate } from '../use-gate.ts';
import type { GateTaps } from '../use-gate-taps.ts';
import { usePassKey } from './use-pass-key.ts';
import { useScannedPass } from './use-scanned-pass.ts';
import { useTypedPass } from './use-typed-pass.ts';

type ListScanner = {
  gate: Gate;
  taps: GateTaps;
  device_id: string;
  /** UTC ISO instant. */
  now: string;
  /** A pass was read: a scanner types into the search too. */
  onRead: () => void;
};

/** A scanner that types while the list is shown: its passes are answered at the thumb. */
export function useListScanner({ now, onRead, ...at }: ListScanner): void {
  // what stands in the answer's place asks for it
  const key = usePassKey();
  const { answer } = useScannedPass({ ...at, key, closed: opensLater(at.gate.event, now) });
  useTypedPass((text) => {
    onRead();
    void answer(text);
  });
}
