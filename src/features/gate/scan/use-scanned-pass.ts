import { useRef } from 'react';
import { passAnswer } from '#domain/attendance/pass-answer.ts';
import { readPass } from '#domain/attendance/pass.ts';
import { seenCodes } from '#domain/attendance/seen-codes.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { steadyMs, nowUtc } from '#platform/clock.ts';
import { alreadyIn } from '../gate-words.ts';
import type { Gate } from '../use-gate.ts';
import type { GateTaps } from '../use-gate-taps.ts';

/** Nothing is read for so long after an answer: of two passes in view the first one's is seen. */
export const ANSWER_MS = 600;

type Scanning = {
  gate: Gate;
  taps: GateTaps;
  device_id: string;
  key: CryptoKey | undefined;
  /** Nobody is let in yet. */
  closed: boolean;
};

/** What happens with a text that was read: an answer in green, amber or red. */
export function useScannedPass({ gate, taps, device_id, key, closed }: Scanning) {
  const { LL } = useI18nContext();
  const { clock_offset_ms } = useSyncStatus();
  const codes = useRef<ReturnType<typeof seenCodes>>(undefined);
  /** When this screen let somebody in, by the server's clock: a slow phone draws the mark later. */
  const let_in = useRef(new Map<string, number>());
  const words = LL.gate.scan;

  async function answer(text: string): Promise<void> {
    if (!key) return taps.refuse(words.title(), words.no_key());
    const reading = await readPass(text, { event_id: gate.event.id, key });
    const { scope } = gate;
    const read_at = scope?.complete ? scope.read_at : undefined;
    const found = passAnswer(reading, gate.list, read_at);
    if (found.kind === 'refused') {
      const name = 'pass' in reading ? reading.pass.name : words.title();
      return taps.refuse(name, words.refused[found.why]());
    }
    const { person } = found;
    const name = 'pass' in reading ? reading.pass.name : taps.named(person).name;
    if (found.kind === 'already')
      return taps.warn(name, alreadyIn(person.attendance!.first_in, LL, device_id).text);
    if (closed) return taps.refuse(taps.named(person).name, LL.gate.not_open());
    const came_at = let_in.current.get(person.id);
    if (came_at !== undefined && taps.bounces(person)) {
      const at = { time: eventTime(came_at), who: LL.gate.this_device() };
      return taps.warn(name, LL.gate.state.already(at));
    }
    let_in.current.set(person.id, Date.parse(nowUtc()) + clock_offset_ms);
    return taps.letIn(person, found.kind === 'new' ? { name, text: words.new() } : undefined);
  }
  return {
    /** Of a scanner that reads once: always answered. */
    answer,
    /** Of a camera that looks all the time. @returns whether it was answered */
    scanned: async (text: string): Promise<boolean> => {
      const seen = (codes.current ??= seenCodes());
      if (!seen.isAnswered(text, steadyMs()) || !key) return false;
      await answer(text);
      seen.blinksUntil(text, steadyMs() + ANSWER_MS);
      return true;
    },
  };
}
