/** What the gate answers, told apart by ear and hand as by eye. */
export type GateSignal = 'yes' | 'already' | 'no';

/** Notes one after the other, as [Hz, ms]. */
const NOTES: Record<GateSignal, readonly (readonly [hz: number, ms: number])[]> = {
  yes: [[880, 90]],
  already: [
    [587, 90],
    [587, 140],
  ],
  no: [[196, 380]],
};
/** ms on, off, on. */
const SHAKES: Record<GateSignal, number[]> = { yes: [40], already: [60, 70, 60], no: [300] };
const GAP_S = 0.06;

let speaker: AudioContext | undefined;

/** Sounds and vibrates, where the device can. After a tap or a key: browsers refuse it before. */
export function signal(given: GateSignal): void {
  try {
    navigator.vibrate?.(SHAKES[given]);
    speaker ??= new AudioContext({ latencyHint: 'interactive' });
    void speaker.resume().catch(() => undefined);
    let at = speaker.currentTime;
    for (const [hz, ms] of NOTES[given]) at = note(speaker, { hz, from: at, for_s: ms / 1_000 });
  } catch {
    // no speaker: the answer is on the screen too
  }
}

/** @returns when the next note may begin, in seconds */
function note(
  to: AudioContext,
  { hz, from, for_s }: { hz: number; from: number; for_s: number },
): number {
  const tone = to.createOscillator();
  const volume = to.createGain();
  tone.frequency.value = hz;
  volume.gain.setValueAtTime(0.5, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + for_s); // an abrupt end clicks
  tone.connect(volume).connect(to.destination);
  tone.start(from);
  tone.stop(from + for_s);
  return from + for_s + GAP_S;
}
