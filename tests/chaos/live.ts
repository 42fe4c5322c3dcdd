import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '#tests/race/seeded-random.ts';
import type { Counts } from './counts.ts';
import { deeds } from './phone/deeds.ts';
import type { Device } from './phone/device.ts';
import type { Blow, Deed } from './schedule.ts';
import type { ServerUnderFire } from './server-under-fire.ts';

export type World = {
  readonly devices: readonly Device[];
  readonly server: ServerUnderFire;
  readonly events: readonly string[];
  readonly counts: Counts;
  readonly starts: number;
  readonly until: number;
};

/** The actions of one person, one after another, whatever else happens. */
export async function live(
  { events, counts, until }: World,
  device: Device,
  todo: readonly Deed[],
): Promise<void> {
  for (const { name, draw, after_ms } of todo) {
    if (performance.now() > until) return;
    await sleep(after_ms); // the person's pause, drawn with the schedule; it waits for nothing
    try {
      const page = await device.page();
      counts.add(
        'deeds',
        `${name} ${await deeds[name]({ page, random: seededRandom(draw), events })}`,
      );
    } catch {
      counts.add('deeds', `${name} interrupted`); // killed, closed, or a fault prevented the screen
    }
  }
}

export async function strike(
  { devices, server, counts, starts, until }: World,
  blow: Blow,
): Promise<void> {
  await sleep(Math.max(0, starts + blow.at_ms - performance.now()));
  if (performance.now() > until) return;
  if ('away_ms' in blow) {
    if (server.isExcused()) return; // it is stopped already
    counts.add('kills', blow.what);
    await server.end(blow.what === 'kill_server' ? 'SIGKILL' : 'SIGTERM');
    await sleep(blow.away_ms);
    return server.start();
  }
  const device = devices[blow.who]!;
  counts.add('kills', blow.what);
  if (blow.what === 'kill_browser') return device.killBrowser();
  if (blow.what === 'close_tabs') return device.closeTabs();
  await device.setOffline(true);
  await sleep(blow.for_ms);
  await device.setOffline(false);
}
