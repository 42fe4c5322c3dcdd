import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { event_map } from '#i18n/pt-BR/event-map.ts';
import { gate } from '#i18n/pt-BR/gate.ts';
import { outbox } from '#i18n/pt-BR/outbox.ts';
import { team_talk } from '#i18n/pt-BR/team-talk.ts';
import { openEvent } from '#tests/e2e/event-page.ts';
import { came, today } from '#tests/e2e/organiser/gate/gate-page.ts';
import { ACCOUNTS } from '#tests/e2e/screens/screens.ts';
import { demoTeam } from '#tests/e2e/team/demo-team.ts';
import { until } from './hand.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.goto('/');
  await product.installed();
  await product.signIn(ACCOUNTS.organiser);
});
afterEach(() => product.wire.mend());
afterAll(() => product.close());

/** What the rows of the page's lists say, those that hold these words. */
const rowsWith = (words: string): Promise<string[]> =>
  product.browser.evaluate(
    (wanted: string) =>
      [...document.querySelectorAll<HTMLElement>('main li')]
        .map((row) => row.innerText.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => text.includes(wanted)),
    words,
  );

test('[gate] prepared with a signal, a tap without one lets a person in, and the server counts one', async () => {
  const { backend, wire } = product;
  const event = await today(product);
  const marks = () =>
    backend.query(
      `select o.name, c.mark, c.flagged from public.check_ins c
       join public.operators o on o.id = c.operator_id where c.event_id = $1`,
      [event.id],
    );
  await product.goto(`/event/${event.id}/gate`);
  await product.hand.reads(gate.ready);
  await product.upToDate();
  wire.cut();
  await product.goto(`/event/${event.id}/gate`); // what is said to be ready opens without a signal
  await product.hand.reads(came(0));
  await product.hand.tapsRow('Caio Lobos');
  await until('the row says so', product.browser, async () =>
    /Chegou \d\d:\d\d/.test((await rowsWith('Caio')).join()),
  );
  await product.hand.reads(came(1));
  await product.hand.reads(gate.unsent.replace('{count:number}', '1'));
  await product.restart();
  await product.goto(`/event/${event.id}/gate`);
  await product.hand.reads(came(1));
  expect(await marks()).toEqual([]);

  wire.mend();
  await expect.poll(marks).toEqual([{ name: 'Caio', mark: 'in', flagged: false }]);
  await product.goto('/outbox');
  await product.hand.reads(outbox.empty);
  expect(await marks()).toHaveLength(1);
});

test('[story] a message written without a signal waits, also after a reload, and arrives once', async () => {
  const { backend, browser, hand, wire } = product;
  const text = `Cheguei ao posto ${crypto.randomUUID().slice(0, 8)}`;
  const talk = `/team/${demoTeam('Esquadrão Ipê')}/advanced?tab=communications`;
  const arrived = () =>
    backend.query('select author_name from public.team_communications where content = $1', [text]);
  const waits = async () =>
    (await rowsWith(text)).filter((row) => row.includes(team_talk.chip.waiting)).length;
  const label = team_talk.compose.label.replace('{channel:string}', team_talk.channel.general);
  await product.goto(talk);
  await hand.reads(team_talk.channel.general);
  await product.upToDate();
  wire.cut();
  await hand.fills(label, text);
  await hand.submits(team_talk.compose.send);
  await until('it waits', browser, async () => (await waits()) === 1);
  expect(await hand.valueOf(label)).toBe('');
  await product.goto(talk);
  await until('it waits after a reload', browser, async () => (await waits()) === 1);
  expect(await arrived()).toEqual([]);

  // it arrives, and its answer does not
  wire.mend();
  await wire.loseAnswersTo('/rest/v1/rpc/sync_push');
  await expect.poll(arrived).toHaveLength(1);
  wire.cut();
  await until('it waits again', browser, async () => (await waits()) === 1);
  wire.mend();
  await product.goto(talk);
  await until('it was sent', browser, async () => {
    const rows = await rowsWith(text);
    return rows.length === 1 && !rows[0]!.includes(team_talk.chip.waiting);
  });
  expect(await arrived()).toEqual([{ author_name: 'Rafael Monteiro' }]);
});

test('[story] a visitor of the map taps the mark of an event, and comes to its page', async () => {
  const { backend, browser, hand } = product;
  const event = await openEvent(backend);
  // nothing else is near
  await backend.query(
    'update public.airsoft_events set latitude = -7.2, longitude = -58.1 where id = $1',
    [event.id],
  );
  await backend.refreshSnapshot();
  await product.goto(`/events/map?near=${event.id}&view=map`);
  await until('the map', browser, () =>
    browser.evaluate(() => document.querySelector('[role=application] canvas') !== null),
  );
  await hand.rests();
  const map = await browser.evaluate(() => {
    const { x, y, width, height } = document
      .querySelector('[role=application]')!
      .getBoundingClientRect();
    const { style } = document.querySelector<HTMLElement>('.places')!;
    const covered = (edge: string) => parseFloat(style.getPropertyValue(`--covered-${edge}`));
    const free = height - covered('top') - covered('bottom');
    return { x: x + width / 2, y: y + covered('top') + free / 2, width };
  });
  const isOpen = () => hand.sees(event_map.details);
  await browser.tap(map.x - map.width / 3, map.y); // beside it
  await hand.rests();
  expect(await isOpen()).toBe(false);
  await until('the card of the event', browser, async () => {
    if (await isOpen()) return true;
    await browser.tap(map.x, map.y);
    await hand.rests();
    return false;
  });
  expect(await hand.sees(common.close)).toBe(true);
  await hand.taps(event_map.details);
  await until('its page', browser, () =>
    browser.evaluate(
      (name: string) => document.querySelector('h1')?.innerText.includes(name),
      event.name,
    ),
  );
});
