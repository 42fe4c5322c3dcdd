import { afterAll, beforeAll, expect, test } from 'vitest';
import { gate as words } from '#i18n/pt-BR/gate.ts';
import { startApp, type RunningApp } from '../../harness.ts';
import { fromMore, NAMES, row, said, signedIn, takenAway, today } from './gate-page.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[gate] the sweep lists who came by team with no signal, and one tap takes a person out, with an undo', async () => {
  const event = await today(app);
  await app.backend.query(
    `insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, clock_offset_ms, happened_at, device_id, staff_name, flagged)
     select gen_random_uuid(), $1, id, 'in', t, 0, t, gen_random_uuid(), 'Portaria', false
     from public.operators, lateral (select now() - case name when 'Ana' then interval '3 hours' else interval '1 minute' end as t) m
     where event_id = $1 and name in ('Ana', 'Bia')`,
    [event.id],
  );
  const at = await signedIn(app, 'organizador@exemplo.com');
  const { page } = at;
  await page.goto(`/event/${event.id}/gate`);
  await takenAway(at);
  await fromMore(page, words.sweep.title);
  const team = page.getByRole('list', { name: 'Lobos' });
  const person = (name: string) => team.getByRole('button', { name });
  await person('Ana')
    .getByText(/^Sem notícia desde \d\d:\d\d$/)
    .waitFor();
  await person('Bia').getByText(words.sweep.inside, { exact: true }).waitFor();
  expect(await team.getByRole('button').count()).toBe(2);
  await said(page, '2 no campo · 0 fora');
  await person('Ana').click();
  await person('Ana').getByText(words.sweep.out, { exact: true }).waitFor();
  await person('Bia').click();
  await said(page, words.sweep.team_out);
  await page.getByRole('button', { name: words.undo }).click();
  await person('Bia').getByText(words.sweep.inside, { exact: true }).waitFor();
  await page.reload();
  await said(page, '1 no campo · 1 fora');
  await at.phone.goOnline();
  const marks = () =>
    app.backend.query(
      `select o.name, c.mark, count(*)::int from public.check_ins c join public.operators o on o.id = c.operator_id
       where c.event_id = $1 group by 1, 2 order by 1, 2`,
      [event.id],
    );
  await expect.poll(marks, { timeout: 45_000 }).toEqual([
    { name: 'Ana', mark: 'in', count: 1 },
    { name: 'Ana', mark: 'out', count: 1 },
    { name: 'Bia', mark: 'in', count: 1 },
    { name: 'Bia', mark: 'out', count: 1 },
    { name: 'Bia', mark: 'undo', count: 1 },
  ]);
  await at.phone.close();
});

test('[gate] a phone holds places while it has a signal, and lets in as many without one', async () => {
  const event = await today(app);
  await app.backend.query('update public.airsoft_events set max_op = $2 where id = $1', [
    event.id,
    NAMES.length + 3,
  ]);
  const at = await signedIn(app, 'organizador@exemplo.com');
  const { page } = at;
  await page.goto(`/event/${event.id}/gate`);
  await row(page, 'Zé').waitFor();
  await fromMore(page, words.lease.action);
  const lease = page.getByRole('dialog', { name: words.lease.title });
  await lease.getByLabel(words.lease.count).fill('1');
  await lease.getByRole('button', { name: words.lease.hold }).click();
  await page
    .getByRole('button', { name: `${words.walk_in.action} · 1 vaga neste aparelho` })
    .waitFor();
  await takenAway(at);
  const sheet = page.getByRole('dialog', { name: words.walk_in.title });
  const letInUnlisted = async (name: string, number: string, yes: string) => {
    await page.getByRole('button', { name: words.walk_in.action }).click();
    await sheet.getByLabel('Nome').fill(name);
    await sheet.getByLabel('WhatsApp').fill(number);
    await sheet.getByRole('button', { name: yes, exact: true }).click();
    await page.getByText(name).first().waitFor();
    await page.getByRole('button', { name: words.undo }).waitFor();
  };
  await letInUnlisted('Téo Silva', '11 98888-7101', words.walk_in.let_in);
  await page
    .getByRole('button', { name: `${words.walk_in.action} · 0 vagas neste aparelho` })
    .waitFor();
  await app.backend.query('update public.airsoft_events set max_op = $2 where id = $1', [
    event.id,
    NAMES.length + 1, // the others are taken meanwhile
  ]);
  await letInUnlisted('Rui Dias', '11 98888-7102', words.walk_in.let_in_over);
  await at.phone.goOnline();
  const people = () =>
    app.backend.query(
      `select name, over_capacity from public.operators where event_id = $1 and walk_in order by name`,
      [event.id],
    );
  await expect.poll(people, { timeout: 45_000 }).toEqual([
    { name: 'Rui Dias', over_capacity: true },
    { name: 'Téo Silva', over_capacity: false },
  ]);
  await at.phone.close();
});
