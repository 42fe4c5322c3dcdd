import { setTimeout as sleep } from 'node:timers/promises';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { isRead } from '#tests/e2e/phone.ts';
import { lastChange, withDatabase } from './check/truth.ts';
import { unreadBy } from './check/unread.ts';
import type { Counts } from './counts.ts';
import type { Device } from './phone/device.ts';
import { readDevice, readScreen, type Held } from './phone/page-hooks.ts';
import type { ServerUnderFire } from './server-under-fire.ts';

/** Everything is healed; what is not sent within this time never will be. Unit: ms. */
const QUIET_WITHIN_MS = 90_000;

/** A job of the server may write between a device's last round and the end; twice is unlikely. */
const ATTEMPTS = 5;

export type Settling = {
  readonly devices: readonly Device[];
  readonly users: ReadonlyMap<string, string>;
  readonly server: ServerUnderFire;
  readonly data_dir: string;
  readonly problems: string[];
  readonly counts: Counts;
};

/**
 * Settles and stops the server. While its database then has a change that a device has not read,
 * the server starts again and the devices read on: so every difference that is left is a fault.
 * @returns what they hold
 */
export async function readToTheEnd(settling: Settling): Promise<Map<Device, Held>> {
  const { server, data_dir, problems, counts } = settling;
  for (let attempt = 1; ; attempt += 1) {
    const held = await settleAll(settling);
    await server.end('SIGTERM');
    const last = await withDatabase(data_dir, lastChange);
    const unread = [...held].flatMap(([{ name }, what]) => unreadBy(name, what, last));
    counts.add('last looks', unread.length === 0 ? 'complete' : 'too early');
    if (unread.length === 0) return held;
    if (attempt === ATTEMPTS) {
      problems.push(...unread);
      return held;
    }
    await server.start();
  }
}

/**
 * Everything is healed: devices send, receive the outcomes, and read what the others did. @returns
 * what they hold
 */
async function settleAll({ devices, users, problems }: Settling): Promise<Map<Device, Held>> {
  const until = performance.now() + QUIET_WITHIN_MS;
  const userOf = ({ options }: Device) => users.get(options.email)!;
  const drain = async (device: Device) => {
    await device.setOffline(false);
    await device.closeTabs();
    const page = await device.page();
    await page.goto('/outbox');
    for (;;) {
      const { outbox } = await page.evaluate(readDevice, userOf(device));
      const open = outbox.filter(({ status }) => status !== 'rejected');
      if (open.length === 0) return;
      if (performance.now() > until) {
        const shown = await page.evaluate(readScreen);
        const waits = JSON.stringify(open).slice(0, 1_000);
        problems.push(`${device.name}: never quiet, ${JSON.stringify(shown)}, ${waits}`);
        return;
      }
      await page.evaluate(() => void window.dispatchEvent(new Event('online')));
      await sleep(1_000);
    }
  };
  await Promise.all(devices.map(drain));
  const held = new Map<Device, Held>();
  for (const device of devices) {
    const page = await device.page();
    await page.goto('/outbox');
    while (!(await page.evaluate(isRead))) {
      if (performance.now() > until) {
        problems.push(`${device.name}: never up to date`);
        break;
      }
      await sleep(500);
    }
    const here = await page.evaluate(readDevice, userOf(device));
    held.set(device, here);
    const cards = page.getByRole('button', { name: outbox_words.action.discard });
    if ((await cards.count()) < here.outbox.length)
      problems.push(`${device.name}: ${here.outbox.length} refused, ${await cards.count()} shown`);
  }
  return held;
}
