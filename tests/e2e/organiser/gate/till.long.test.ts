import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { NAMES, row, said, signedIn, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const { stations, team, till, day } = words;

test('[gate] with no signal a team comes with one tap, pays at the station, and the till adds up; the day is exported', async () => {
  const event = await today(app);
  await app.backend.query('update public.airsoft_events set price_cents = 4000 where id = $1', [
    event.id,
  ]);
  const at = await signedIn(app, 'organizador@exemplo.com');
  const { page } = at;
  // every screen is on the phone before it leaves
  for (const path of ['gate/teams', 'gate/till', 'gate/stations', 'gate']) {
    await page.goto(`/event/${event.id}/${path}`);
    await page.locator('.gate').waitFor();
  }
  await takenAway(at);

  await page.goto(`/event/${event.id}/gate/teams`);
  await page.getByRole('list', { name: team.title }).getByRole('button', { name: 'Lobos' }).click();
  const sheet = page.getByRole('dialog', { name: `Chegaram todos de Lobos (${NAMES.length})` });
  await sheet.getByRole('checkbox', { name: 'Zé' }).uncheck();
  await sheet.getByRole('button', { name: `Marcar ${NAMES.length - 1}` }).click();
  await said(page, 'Lobos');
  await page.getByRole('button', { name: words.undo }).click();
  await said(page, words.undone);
  await page.getByRole('list', { name: team.title }).getByRole('button', { name: 'Lobos' }).click();
  for (const name of NAMES.slice(3))
    await sheet.getByRole('checkbox', { name, exact: true }).uncheck();
  await sheet.getByRole('button', { name: 'Marcar 3' }).click();
  await page.getByText(/^3 chegaram \d\d:\d\d$/).waitFor();

  // the answer of a station, and its undo
  await page.goto(`/event/${event.id}/gate/stations`);
  await page.getByRole('button', { name: stations.name.payment, exact: true }).click();
  const pay = async (name: string, method: string) => {
    await page.getByRole('list', { name: stations.group.blank }).getByRole('button', { name: `${name} Lobos` }).click(); // prettier-ignore
    await page.getByRole('dialog').getByRole('button', { name: method, exact: true }).click();
    await said(page, `${stations.name.payment}: ${method}`);
  };
  await pay('Ana', stations.methods.pix);
  await pay('Bia', stations.methods.cash);
  await page.getByRole('button', { name: words.undo }).click();
  await said(page, words.undone);
  await pay('Bia', stations.methods.courtesy);

  await page.goto(`/event/${event.id}/gate/till`);
  const sum = (label: string) =>
    page.locator('.till-sums > div').filter({ has: page.getByText(label, { exact: true }) });
  await sum(till.expected).getByText('R$ 80').waitFor(); // Ana and Caio; Bia is a guest
  await sum(till.open).getByText('1 pessoa').waitFor();
  const list = page.getByRole('list', { name: till.open });
  await list.getByRole('button', { name: 'Caio Lobos' }).click();
  await page.getByRole('dialog').getByRole('button', { name: stations.methods.cash }).click();
  await list.waitFor({ state: 'detached' });
  const cells = page.getByRole('table').getByRole('row').last().getByRole('cell');
  const shown = (await cells.allInnerTexts()).map((text) => text.replaceAll('\u00A0', ' '));
  expect(shown).toEqual(['1\nR$ 40', '1\nR$ 40', '1']);
  await page.getByText(/Neste aparelho: .*Daqui faltam enviar/).click();
  await page.getByText(/junte os aparelhos ou espere o sinal\.$/).waitFor();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: day.export }).click();
  const csv = readFileSync(await (await saved).path(), 'utf8').split('\r\n');
  expect(csv.length).toBe(NAMES.length + 1);
  expect(csv[1]).toMatch(/^Ana;Lobos;;\d\d:\d\d;[^;]+;;;;;Pix;40,00;$/);
  expect(csv.at(-1)).toBe('Zé;Lobos;;;;;;;;;;');
  await page.emulateMedia({ media: 'print' });
  await page.locator('.print-sheet').getByRole('row').filter({ hasText: 'Cortesia' }).first().waitFor(); // prettier-ignore
  await page.emulateMedia({ media: 'screen' });

  await at.phone.goOnline();
  const truth = () =>
    app.backend.query(
      `select (select count(*)::int from private.attended_operator_ids($1)) as came,
         (select count(*)::int from public.station_records where event_id = $1) as records`,
      [event.id],
    );
  await expect.poll(truth, { timeout: 45_000 }).toEqual([{ came: 3, records: 5 }]);
  await at.phone.close();
});

test('[gate] a walk-in with a number of the list is asked about on the organiser’s phone, and merged when a helper takes them in', async () => {
  const event = await today(app);
  const numbered = (name: string, whatsapp: string) =>
    app.backend.query(
      `insert into public.operator_contacts (operator_id, event_id, whatsapp)
       select id, event_id, $3 from public.operators where event_id = $1 and name = $2`,
      [event.id, name, whatsapp],
    );
  await numbered('Ana', '5511988887201');
  await numbered('Bia', '5511988887202');
  await app.backend.query('update public.operators set rev = rev where event_id = $1', [event.id]);
  const [one, two] = [
    await signedIn(app, 'organizador@exemplo.com'),
    await signedIn(app, 'capitao@exemplo.com'),
  ];
  for (const at of [one, two]) {
    await at.page.goto(`/event/${event.id}/gate`);
    await takenAway(at);
  }
  const opened = async ({ page }: typeof one, name: string) => {
    await page.getByRole('button', { name: words.walk_in.action }).click();
    const sheet = page.getByRole('dialog', { name: words.walk_in.title });
    await sheet.getByLabel('Nome').fill(name);
    return sheet;
  };
  const asked = await opened(one, 'Aninha');
  await asked.getByLabel('WhatsApp').fill('11 8888-7201');
  await asked.getByText('Este número é de Ana, na lista. Marcar Ana?').waitFor();
  await asked.getByRole('button', { name: 'Marcar Ana' }).click();
  await row(one.page, 'Ana')
    .getByText(/Chegou/)
    .waitFor();

  const merged = await opened(two, 'Beatriz');
  await merged.getByLabel('WhatsApp').fill('(11) 98888-7202');
  await merged.getByRole('button', { name: words.walk_in.let_in, exact: true }).click();
  await said(two.page, `1/${NAMES.length + 1} chegaram`);
  const numberless = await opened(two, 'Sem Fone');
  await numberless.getByRole('checkbox', { name: words.walk_in.no_number }).check();
  await numberless.getByRole('button', { name: words.walk_in.let_in, exact: true }).click();
  await said(two.page, `2/${NAMES.length + 2} chegaram`);

  await two.phone.goOnline();
  await one.phone.goOnline();
  for (const { page } of [one, two]) {
    await said(page, `3/${NAMES.length + 1} chegaram`);
    await row(page, 'Bia').getByText(/Chegou|Já entrou/).waitFor(); // prettier-ignore
  }
  await Promise.all([one.phone.close(), two.phone.close()]);
});
