import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Locator, Page } from 'playwright';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { pass as pass_words } from '#i18n/pt-BR/pass.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { login, upToDate, type Phone } from '../../phone.ts';
import { faceEachOther, filmCanvas } from './facing-screens.ts';
import { gameDay, NAMES, PEOPLE, PLACES } from './game-day.ts';
import { fromMore, said, signWaiver } from './gate-page.ts';

const WALK_INS = 6;
const TWICE = 10;

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type AtGate = { phone: Phone; page: Page };

async function atGate(
  email: string,
  path: string,
  before: () => void = filmCanvas,
): Promise<AtGate> {
  const phone = await app.openPhone({ before });
  const page = await phone.open('/auth');
  await login(page, email);
  await page.goto(path);
  return { phone, page };
}

async function takenAway({ phone, page }: AtGate): Promise<void> {
  await phone.serviceWorker(page);
  await said(page, words.ready);
  await upToDate(page);
  await phone.goOffline();
}

/** At a desk: a name and Enter, one after the other. */
async function letAllIn(page: Page, names: readonly string[]): Promise<void> {
  const search = page.getByPlaceholder(words.search);
  for (const name of names) {
    await search.fill(name);
    await search.press('Enter');
    await page.locator('.gate-answer-name', { hasText: name }).waitFor();
  }
  await search.fill('');
}

async function letInUnlisted(page: Page, n: number): Promise<void> {
  await page.getByRole('button', { name: words.walk_in.action }).click();
  const sheet = page.getByRole('dialog', { name: words.walk_in.title });
  await sheet.getByLabel('Nome').fill(`Pessoa ${'ABCDEF'[n]}`);
  await sheet.getByLabel('WhatsApp').fill(`11 98888-720${n}`);
  const { let_in, let_in_over } = words.walk_in;
  const yes = n < PLACES ? let_in : let_in_over;
  await sheet.getByRole('button', { name: yes, exact: true }).click();
  await page.locator('.gate-answer-name', { hasText: `Pessoa ${'ABCDEF'[n]}` }).waitFor();
}

/** What was recorded of a person who has come. */
async function openPerson(page: Page, name: string): Promise<Locator> {
  await page.getByPlaceholder(words.search).fill(name);
  await page
    .getByRole('list', { name: words.list_label })
    .getByRole('button', { name })
    .first()
    .click();
  return page.getByRole('dialog', { name, exact: true });
}

/** A person at the stations of a phone. */
async function signAndPay(page: Page, name: string): Promise<void> {
  const person = await openPerson(page, name);
  const { waiver, payment } = words.stations.name;
  await person.getByRole('button', { name: waiver }).click();
  await signWaiver(page, page.getByRole('dialog', { name: `${waiver} · ${name}` }));
  await person.getByRole('button', { name: words.stations.signed }).waitFor();
  await person.getByRole('button', { name: payment }).click();
  const sheet = page.getByRole('dialog', { name: `${payment} · ${name}` });
  await sheet.getByRole('button', { name: words.stations.methods.pix, exact: true }).click();
  await person.getByRole('button', { name: words.stations.methods.pix }).waitFor();
  await page.keyboard.press('Escape');
}

/** Runs in the page: its clock is twenty minutes ahead. */
function fastClock(): void {
  const now = Date.now.bind(Date);
  Date.now = () => now() + 20 * 60_000;
}

test(
  '[gate] three phones with no signal, 150 people, a merge, a receipt and six without registration are counted right afterwards',
  { timeout: 400_000 },
  async () => {
    const event = await gameDay(app);
    const path = `/event/${event.id}/gate`;
    const [one, two, three, player] = [
      await atGate('organizador@exemplo.com', path),
      await atGate('capitao@exemplo.com', path),
      await atGate('jogador2@exemplo.com', path, fastClock),
      await atGate('jogador@exemplo.com', `/event/${event.id}/pass`),
    ];
    await fromMore(one.page, words.lease.action);
    const lease = one.page.getByRole('dialog', { name: words.lease.title });
    await lease.getByLabel(words.lease.count).fill(String(PLACES));
    await lease.getByRole('button', { name: words.lease.hold }).click();
    const held = `${words.walk_in.action} · ${PLACES} vagas neste aparelho`;
    await one.page.getByRole('button', { name: held }).waitFor();
    await player.page.getByRole('button', { name: pass_words.receipt.read }).waitFor();
    await player.phone.serviceWorker(player.page);
    await upToDate(player.page);
    await player.phone.goOffline();
    for (const at of [one, two, three]) await takenAway(at);

    // ten come twice: to the second phone, and to the third one later
    const part = (n: number) => NAMES.slice(n * 50, (n + 1) * 50);
    await Promise.all([
      letAllIn(one.page, part(0)),
      letAllIn(two.page, part(1)),
      letAllIn(three.page, [...part(2), ...part(1).slice(0, TWICE)]),
    ]);
    await three.phone.closePages(); // killed with marks in its queue
    three.page = await three.phone.open(path);
    await said(three.page, `60/${PEOPLE} chegaram`);
    for (let n = 0; n < WALK_INS; n += 1) await letInUnlisted(one.page, n);
    await said(one.page, `${50 + WALK_INS}/${PEOPLE + WALK_INS} chegaram`);

    await signAndPay(two.page, part(1)[0]!);

    // phones 1 and 2 face each other
    for (const { page } of [one, two]) await fromMore(page, words.merge.action);
    const done = Promise.all([one, two].map(({ page }) => said(page, words.merge.done)));
    await faceEachOther(one.page, two.page, done);
    await said(one.page, `${100 + WALK_INS} marcas juntas, 50 novas`);
    await said(two.page, `${100 + WALK_INS} marcas juntas, ${50 + WALK_INS} novas`);
    await said(one.page, '2 registros das estações, 2 novos');
    await said(two.page, '2 registros das estações, 0 novos');
    await two.page.reload(); // what was heard is kept
    await two.page.getByRole('link', { name: words.title }).click();
    await said(two.page, `${100 + WALK_INS}/${PEOPLE + WALK_INS} chegaram`);
    const inside = 100 + WALK_INS;
    await said(two.page, `${inside} no campo · ${inside} ainda não enviados de 2 aparelhos`);

    // what the second phone's stations found, at once on phone 1
    await one.page.getByRole('link', { name: words.title }).click();
    const seen = await openPerson(one.page, part(1)[0]!);
    await seen.getByRole('button', { name: words.stations.methods.pix }).waitFor();
    await seen.getByRole('button', { name: words.stations.signed }).click();
    await said(one.page, words.stations.strokes_elsewhere);
    for (const _dialog of [1, 2]) await one.page.keyboard.press('Escape');

    // the first player's receipt, from phone 1
    await openPerson(one.page, NAMES[0]!);
    await one.page.getByRole('button', { name: words.receipt.title }).click();
    await player.page.getByRole('button', { name: pass_words.receipt.read }).click();
    const received = player.page.getByText('No seu perfil: Presença na Serra').waitFor();
    await faceEachOther(one.page, player.page, received);

    const count = async (sql: string) =>
      Number((await app.backend.query(sql, [event.id]))[0]!['n']);
    const patches = () =>
      count(
        `select count(*) as n from public.user_patches u join public.patches p on p.id = u.patch_id where p.evento_id = $1`,
      );
    const marks = () => count(`select count(*) as n from public.check_ins where event_id = $1`);
    expect(await marks()).toBe(0);
    await player.phone.goOnline();
    await expect.poll(patches, { timeout: 20_000 }).toBe(1);
    expect(await marks()).toBe(1);

    const online = async ({ phone, page }: AtGate) => {
      await phone.goOnline();
      await upToDate(page);
    };
    const stations = (are: string) =>
      count(`select count(*) as n from public.station_records
      where event_id = $1 and staff_name = 'Diego' and not flagged and ${are}`);
    for (const at of [three, one]) await online(at);
    // what phone 2 found is there before phone 2
    expect(
      await stations(`relayed_by is not null and (signature = 'M0 0' or method = 'pix')`),
    ).toBe(2);
    await online(two);
    const everybody = `${PEOPLE + WALK_INS}/${PEOPLE + WALK_INS} chegaram`;
    await one.page.goto(path);
    for (const { page } of [one, two, three]) await said(page, everybody);
    expect(await marks()).toBe(PEOPLE + TWICE + WALK_INS);
    expect(await count(`select count(*) as n from private.attended_operator_ids($1)`)).toBe(
      PEOPLE + WALK_INS,
    );
    expect(
      await count(`select count(*) as n from (select operator_id from public.check_ins where event_id = $1
      group by 1 having count(distinct device_id) = 2 and count(*) = 2) twice`),
    ).toBe(TWICE);
    expect(
      await count(`select count(*) as n from public.check_ins where event_id = $1 and flagged`),
    ).toBe(0);
    expect(
      await count(
        `select count(*) as n from public.operators where event_id = $1 and over_capacity`,
      ),
    ).toBe(1);
    expect(
      await count(`select operators_count as n from public.airsoft_events where id = $1`),
    ).toBe(PEOPLE + WALK_INS);
    expect(
      await count(`select count(*) as n from public.operators o join public.operator_contacts c on c.operator_id = o.id
      where o.event_id = $1 and o.walk_in and c.whatsapp is not null`),
    ).toBe(WALK_INS);
    // once, by who stood there, and with the strokes
    expect(
      await stations(`relayed_by is null and (station = 'payment' or signature like '%L%')`),
    ).toBe(2);
    expect(await stations('true')).toBe(2);
    await one.page.getByPlaceholder(words.search).fill(part(1)[0]!);
    const twice = one.page
      .getByRole('list', { name: words.list_label })
      .getByRole('button')
      .first();
    await twice.getByText(/^Já entrou \d\d:\d\d · aparelho de (Diego|Carla)$/).waitFor();
    // a day later the event gives its patches: nobody has two
    await app.backend.query(`update public.airsoft_events set date = date - 2 where id = $1`, [
      event.id,
    ]);
    await app.backend.query(`select private.award_event($1)`, [event.id]);
    expect(await patches()).toBe(1);
    for (const { phone } of [one, two, three, player]) await phone.close();
  },
);
