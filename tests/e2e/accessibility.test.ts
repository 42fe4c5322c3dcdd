import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEvent } from './event-page.ts';
import { startApp, type RunningApp } from './harness.ts';
import { login, type Phone } from './phone.ts';

let app: RunningApp;
let visitor: Phone;
let organiser: Phone;
let event_id: string;
beforeAll(async () => {
  app = await startApp();
  event_id = (await openEvent(app.backend)).id;
  visitor = await app.openPhone({ viewport: { width: 390, height: 844 } });
  organiser = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  await login(await organiser.open('/auth'), 'organizador@exemplo.com');
});
afterAll(() => app.close());

const screens = ['/events', '/auth', '/event/:id', '/register/:id', '/outbox', '/nada-aqui'];
const themes = ['qg-dark', 'qg-light'];
const people = { visitor: () => visitor, organiser: () => organiser };

const cases = Object.keys(people).flatMap((who) =>
  screens.flatMap((screen) => themes.map((theme) => [who, screen, theme] as const)),
);

test.each(cases)(
  '%s at %s in %s: nothing serious for axe, nothing wider than the screen',
  async (who, screen, theme) => {
    const phone = people[who as keyof typeof people]();
    const page = await phone.open('/events');
    await page.evaluate((name) => localStorage.setItem('theme', name), theme);
    await page.goto(screen.replace(':id', event_id));
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(
      ({ impact }) => impact === 'serious' || impact === 'critical',
    );
    expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await page.close();
  },
);
