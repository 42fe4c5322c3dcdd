import { useRef } from 'react';
import { passAnswer } from '#domain/attendance/pass-answer.ts';
import { readPass } from '#domain/attendance/pass.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { steadyMs } from '#platform/clock.ts';
import { alreadyIn } from '../gate-words.ts';
import type { Gate } from '../use-gate.ts';
import type { GateTaps } from '../use-gate-taps.ts';

/** A code that stays before the camera is answered once; out of sight for this long, again. */
const SAME_MS = 3_000;

type Scanning = {
  gate: Gate;
  taps: GateTaps;
  device_id: string;
  key: CryptoKey | undefined;
  /** Nobody is let in yet. */
  closed: boolean;
};

/** What happens with a text that the camera read: an answer in green, amber or red. */
export function useScannedPass({ gate, taps, device_id, key, closed }: Scanning) {
  const { LL } = useI18nContext();
  const last = useRef({ text: '', at: -Infinity });
  const words = LL.gate.scan;

  return async function scanned(text: string): Promise<void> {
    const is_same = text === last.current.text && steadyMs() - last.current.at < SAME_MS;
    last.current = { text, at: steadyMs() };
    if (is_same || !key) return;
    const reading = await readPass(text, { event_id: gate.event.id, key });
    const { scope } = gate;
    const read_at = scope?.complete ? scope.read_at : undefined;
    const answer = passAnswer(reading, gate.list, read_at);
    if (answer.kind === 'refused') {
      const name = 'pass' in reading ? reading.pass.name : words.title();
      return taps.refuse(name, words.refused[answer.why]());
    }
    const named = taps.named(answer.person);
    if (closed) return taps.refuse(named.name, LL.gate.not_open());
    if (answer.kind === 'let_in') return taps.letIn(answer.person);
    if (answer.kind === 'new')
      return taps.letIn(answer.person, { name: answer.pass.name, text: words.new() });
    const { first_in } = answer.person.attendance!;
    taps.warn(
      'pass' in reading ? reading.pass.name : named.name,
      alreadyIn(first_in, LL, device_id).text,
    );
  };
}
