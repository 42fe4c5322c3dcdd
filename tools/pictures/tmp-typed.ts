import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright';
import { startApp } from '#tests/e2e/harness.ts';
import { login } from '#tests/e2e/phone.ts';
import { ACCOUNTS } from '#tests/e2e/screens/screens.ts';

const folder = '/tmp/x/pictures/typed';
mkdirSync(folder, { recursive: true });
await using stack = new AsyncDisposableStack();
const app = await startApp();
stack.defer(() => app.close());
const say = (what: unknown) => console.log(new Date().toISOString(), what);
const [event] = await app.backend.query<{ id: string }>(
  `select e.id from public.airsoft_events e join auth.users u on u.id = e.created_by
   where u.email = 'organizador@exemplo.com' and e.is_public and e.starts_at > now() and e.deleted_at is null
   order by e.operators_count desc limit 1`,
);
const TEXT = `Leve água. Mapa: https://maps.app.goo.gl/AbC123, regras em exemplo.com.br/regras. Zap (11) 98765-4321 ou ana@exemplo.com.br. Veja também http://localhost:8000/event/${event!.id}!`;
await app.backend.query(
  `update public.airsoft_events set what_to_bring = $1, place_is_secret = false, location = 'Campo X, Atibaia - SP https://maps.app.goo.gl/AbC123' where id = $2`,
  [TEXT, event!.id],
);
const [team] = await app.backend.query<{ id: string }>(
  `update public.teams set description = $1 where id = (select id from public.teams where deleted_at is null order by name limit 1) returning id`,
  [TEXT],
);
const sizes = {
  '360': { width: 360, height: 740 },
  '390': { width: 390, height: 844 },
  '1280': { width: 1280, height: 800 },
};
function lightTheme(): void {
  if (location.protocol !== 'about:') localStorage.setItem('theme', 'qg-light');
}
const settle = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle').catch(() => {});
};
for (const theme of ['dark', 'light'] as const) {
  for (const [size, viewport] of Object.entries(sizes)) {
    if (theme === 'light' && size === '360') continue;
    const phone = await app.openPhone({
      viewport,
      ...(theme === 'light' && { before: lightTheme }),
    });
    try {
      await login(await phone.open('/auth'), ACCOUNTS.organiser);
      const shot = async (page: Page, name: string, what = page.locator('main')) => {
        await what.scrollIntoViewIfNeeded().catch(() => {});
        await page.screenshot({
          path: `${folder}/${name}-${size}-${theme}.jpg`,
          type: 'jpeg',
          quality: 80,
        });
      };
      let page = await phone.open('/event/new');
      await settle(page);
      const hand = page.getByLabel('Digitar coordenadas');
      await hand.check({ force: true });
      await page.getByLabel('Latitude').fill('-46.6333');
      await page.getByLabel('Longitude').fill('-23.5505');
      await page.getByText('É no mar').waitFor({ timeout: 5_000 });
      await shot(page, 'point', page.getByLabel('Longitude'));
      await page.getByLabel('Longitude').fill('https://maps.google.com/?q=-23.5505,-46.6333');
      say([
        'pair',
        await page.getByLabel('Latitude').inputValue(),
        await page.getByLabel('Longitude').inputValue(),
      ]);
      const bring = page.getByLabel('O que levar');
      await bring.fill('x'.repeat(1_410)).catch((error: unknown) => say(error));
      await page
        .getByText('letras a mais')
        .waitFor({ timeout: 5_000 })
        .catch((error: unknown) => say(error));
      await shot(page, 'over', page.getByText('letras a mais'));
      const date = page.getByLabel('Data', { exact: true });
      await date.fill('20 de dezembro').catch((error: unknown) => say(error));
      const time = page.getByLabel('Horário', { exact: true });
      await time.fill('8:30 PM').catch((error: unknown) => say(error));
      await time.blur().catch(() => {});
      say([
        'day and time',
        await date.inputValue().catch(() => ''),
        await time.inputValue().catch(() => ''),
      ]);
      await page.close();
      page = await phone.open(`/event/${event!.id}`);
      await settle(page);
      const link = page.getByRole('link', { name: '(11) 98765-4321' });
      await link
        .first()
        .waitFor({ timeout: 8_000 })
        .catch((error: unknown) => say(error));
      say(
        await page
          .locator('main a[href*="goo.gl"], main a[href^="tel:"], main a[href^="mailto:"]')
          .evaluateAll((all) => all.map((a) => a.getAttribute('href'))),
      );
      await shot(page, 'event', link.first());
      await page.close();
      page = await phone.open(`/team/${team!.id}`);
      await settle(page);
      await page
        .getByRole('link', { name: '(11) 98765-4321' })
        .first()
        .waitFor({ timeout: 8_000 })
        .catch((error: unknown) => say(error));
      await shot(page, 'team', page.getByRole('link', { name: '(11) 98765-4321' }).first());
      await page.close();
    } catch (error) {
      say(error);
    } finally {
      await phone.close().catch((error: unknown) => say(error));
    }
  }
}
