import { readFileSync, writeFileSync } from 'node:fs';

/** What one request cost the whole server process. */
export type Cost = {
  cpu_ms: number;
  /** How far memory rose above its previous level. */
  memory_mb: number;
  answer_kb: number;
};

/** Resolution of processor time. Linux only. Unit: ms. */
const STEP_MS = 10;

/**
 * Runs a request and reads what the process used meanwhile. No other request may run at the same
 * time.
 */
export async function metered(pid: number, ask: () => Promise<number>): Promise<Cost> {
  resetPeak(pid);
  const before = readings(pid);
  const answer_bytes = await ask();
  const after = readings(pid);
  return {
    cpu_ms: after.cpu_ms - before.cpu_ms,
    memory_mb: Math.max(0, after.peak_mb - before.now_mb),
    answer_kb: answer_bytes / 1000,
  };
}

/** Sets the peak to the current memory. */
function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

function readings(pid: number): { cpu_ms: number; now_mb: number; peak_mb: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const mb = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 13); // prettier-ignore
  return {
    cpu_ms: (Number(user) + Number(system)) * STEP_MS,
    now_mb: mb('VmRSS'),
    peak_mb: mb('VmHWM'),
  };
}
