import { setTimeout as sleep } from 'node:timers/promises';
import { outbox as outbox_words } from '#i18n/pt-BR/outbox.ts';
import { isRead } from '#tests/e2e/phone.ts';
import type { Device } from './phone/device.ts';
import { readDevice, type Held } from './phone/page-hooks.ts';

/** Everything is healed; what is not sent within this time never will be. Unit: ms. */
const QUIET_WITHIN_MS = 90_000;

/**
 * Everything is healed: devices send, receive the outcomes, and read what the others did. @returns
 * what they hold
 */
export async function settleAll(
  devices: readonly Device[],
  users: ReadonlyMap<string, string>,
  problems: string[],
): Promise<Map<Device, Held>> {
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
        problems.push(`${device.name}: never quiet, ${JSON.stringify(open).slice(0, 1_000)}`);
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
