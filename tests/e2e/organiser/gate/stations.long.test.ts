import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { atRest, choose } from '../../screens/screen-walk.ts';
import { fromMore, row, said, signedIn, signWaiver, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { stations } = words;

/** A person at a station, from the gate's list: whoever has come opens by a tap. */
async function openStation(page: Page, name: string, station: keyof typeof stations.name) {
  const person = page.getByRole('dialog', { name, exact: true });
  if (!(await person.isVisible())) await row(page, name).click();
  await person.getByRole('button', { name: stations.name[station] }).click();
  const sheet = page.getByRole('dialog', { name: `${stations.name[station]} · ${name}` });
  await sheet.waitFor();
  return { person, sheet };
}

async function measure(page: Page, name: string, [fps, grams]: [string, string]) {
  const { person, sheet } = await openStation(page, name, 'chronograph');
  await sheet.getByLabel(stations.fps, { exact: true }).fill(fps);
  await sheet.getByLabel(stations.bb_g).fill(grams);
  await sheet.getByLabel(stations.seal).fill('017');
  await sheet.getByRole('button', { name: stations.save }).click();
  return { person, sheet };
}

test('[gate] the stations work with no signal on two phones; what contradicts is shown, and the server keeps all of it', async () => {
  const event = await today(app);
  await app.backend.query(
    `update public.airsoft_events set energy_limits = '[{"joules": 1.49}]' where id = $1`,
    [event.id],
  );
  await app.backend.query(
    `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
     select gen_random_uuid(), $1, id, 'in', now(), 0, now(), gen_random_uuid(), 'Portaria', false
     from public.operators where event_id = $1 and name = 'Ana'`,
    [event.id],
  );
  const [one, two] = [
    await signedIn(app, 'organizador@exemplo.com'),
    await signedIn(app, 'capitao@exemplo.com'),
  ];
  for (const at of [one, two]) {
    await at.page.goto(`/event/${event.id}/gate`);
    await row(at.page, 'Ana')
      .getByText(/Chegou|Já entrou/)
      .waitFor();
    await takenAway(at);
  }
  const { page } = one;

  // over the limit: the sheet stays, in red, until it was put right
  const { sheet } = await measure(page, 'Ana', ['420', '0,28']);
  await sheet.getByText('2,29 J · 420 FPS · BB 0,28 g · lacre 017').first().waitFor();
  expect(await sheet.locator('.gate-state[data-tone="no"]').count()).toBe(1);
  await sheet.getByLabel(stations.fps, { exact: true }).fill('330');
  await said(page, stations.verdict.within);
  await sheet.getByRole('button', { name: stations.save }).click();
  await sheet.waitFor({ state: 'hidden' });

  // signed with a finger
  const waiver = await openStation(page, 'Ana', 'waiver');
  await signWaiver(page, waiver.sheet);
  await waiver.person.getByRole('button', { name: stations.signed }).waitFor();

  // the colour over the whole screen
  const armband = await openStation(page, 'Ana', 'armband');
  await armband.sheet.getByRole('radio', { name: stations.colours.blue }).check();
  await armband.sheet.getByRole('button', { name: stations.show_colour }).click();
  const shown = page.getByRole('dialog', { name: `${stations.name.armband}: Azul` });
  expect(await shown.evaluate((element) => [element.clientWidth, element.clientHeight])).toEqual(
    await page.evaluate(() => [innerWidth, innerHeight]),
  );
  await shown.getByRole('button', { name: stations.handed }).click();
  await armband.person.getByRole('button', { name: stations.colours.blue }).waitFor();

  // two phones say different things
  for (const [at, method] of [
    [one, stations.methods.pix],
    [two, stations.methods.cash],
  ] as const) {
    const payment = await openStation(at.page, 'Ana', 'payment');
    await payment.sheet.getByRole('button', { name: method, exact: true }).click();
    await payment.person.getByRole('button', { name: method }).waitFor();
  }

  await two.phone.goOnline();
  await one.phone.goOnline();
  await page.keyboard.press('Escape');
  await fromMore(page, stations.title);
  await page.getByRole('button', { name: stations.name.payment, exact: true }).click();
  const check = page.getByRole('list', { name: stations.group.check });
  await check.getByRole('button', { name: 'Ana' }).click();
  await page.getByText(/este aparelho diz outra coisa: Pix/).waitFor();
  await page.getByRole('button', { name: `${words.undo}: ${stations.methods.pix}` }).click();
  await page
    .getByRole('dialog')
    .getByText(new RegExp(`${stations.methods.pix} \\(${words.sheet.undone}\\)`))
    .waitFor();
  const truth = () =>
    app.backend.query(
      `select station, count(*)::int, count(undoes)::int as undone, max(joules)::text as joules
       from public.station_records where event_id = $1 and not flagged group by 1 order by 1`,
      [event.id],
    );
  await expect.poll(truth, { timeout: 45_000 }).toEqual([
    { station: 'armband', count: 1, undone: 0, joules: null },
    { station: 'chronograph', count: 2, undone: 0, joules: '2.29' },
    { station: 'payment', count: 3, undone: 1, joules: null },
    { station: 'waiver', count: 1, undone: 0, joules: null },
  ]);
  await Promise.all([one.phone.close(), two.phone.close()]);
});

test('[gate] at a desk every state of a station has its colour', async () => {
  const event = await today(app);
  await app.backend.query(
    `update public.airsoft_events set energy_limits = '[{"joules": 1.49}]' where id = $1`,
    [event.id],
  );
  await app.backend.query(
    `insert into public.station_records (id, event_id, operator_id, station, fps, bb_g, method,
       recorded_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
     select gen_random_uuid(), $1, o.id, f.station, f.fps, f.bb_g, f.method, now(), 0, now(), gen_random_uuid(), 'Ana', false
     from (values ('Ana', 'chronograph', 420, 0.28, null), ('Bia', 'payment', null, null, 'cash'),
       ('Caio', 'payment', null, null, 'cash'), ('Caio', 'payment', null, null, 'pix')) f (name, station, fps, bb_g, method)
     join public.operators o on o.event_id = $1 and o.name = f.name`,
    [event.id],
  );
  const phone = await app.openPhone({
    as: 'organizador@exemplo.com',
    viewport: { width: 1280, height: 800 },
  });
  const page = await phone.open(`/event/${event.id}/gate/stations`);
  const seen = async (name: string, station: keyof typeof stations.name) => {
    const cell = page.getByRole('button', {
      name: new RegExp(`^${name} · ${stations.name[station]}: `),
    });
    await cell.waitFor();
    return painted(
      await cell.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element);
        return [backgroundColor, color];
      }),
    );
  };
  const meant = async (pair: readonly [background: string, text: string]) =>
    painted(
      await page.evaluate(([backgroundColor, color]) => {
        const sample = document.body.appendChild(document.createElement('p'));
        Object.assign(sample.style, { backgroundColor, color });
        const computed = getComputedStyle(sample);
        const colours = [computed.backgroundColor, computed.color];
        sample.remove();
        return colours;
      }, pair),
    );
  /** As red, green, blue, opacity: the build may write a colour in another space. */
  const painted = (colours: string[]) =>
    page.evaluate(
      (all) =>
        all.map((colour) => {
          const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
          pixel.fillStyle = colour;
          pixel.fillRect(0, 0, 1, 1);
          return [...pixel.getImageData(0, 0, 1, 1).data];
        }),
      colours,
    );
  const token = (name: string) => [`var(--color-${name})`, `var(--color-${name}-content)`] as const;
  for (const [theme, amber] of [
    ['dark', token('warning')],
    // there the token is for text, and nearly brown
    ['light', ['oklch(0.86 0.16 88)', 'oklch(0.15 0.03 85)']],
  ] as const) {
    await choose(page, { theme: `qg-${theme}` });
    await page.locator(`[data-theme="qg-${theme}"]`).waitFor({ state: 'attached' });
    await atRest(page);
    for (const [name, station, colours] of [
      ['Ana', 'chronograph', token('error')],
      ['Bia', 'payment', token('success')],
      ['Caio', 'payment', amber],
    ] as const) {
      expect(await seen(name, station)).toEqual(await meant(colours));
    }
    expect(await seen('Davi', 'waiver')).toEqual(
      await meant(['transparent', 'var(--color-base-content)']),
    );
  }
  await phone.close();
});
