import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem } from 'node:os';

/**
 * The machine of the measurement. A load above the number of cores means that other work ran too.
 */
export function machineLine(browser: string): string {
  const [cpu] = cpus();
  const version = spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const load = loadavg().map((value) => value.toFixed(1));
  return [
    new Date().toISOString().slice(0, 16).replace('T', ' '),
    `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}`,
    `${Math.round(totalmem() / 2 ** 30)} GB`,
    `${process.platform} ${process.arch}`,
    `Node ${process.versions.node}`,
    version,
    `load ${load.join(' ')}`,
  ].join(' · ');
}

export const loadNow = (): number => loadavg()[0] ?? Number.NaN;
