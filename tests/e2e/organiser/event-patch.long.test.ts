import { afterAll, beforeAll, expect, test } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { event_form as words } from '#i18n/pt-BR/event-form.ts';
import { patch as patch_words } from '#i18n/pt-BR/patch.ts';
import { profile as profile_words } from '#i18n/pt-BR/profile.ts';
import { type RunningApp, startApp } from '../harness.ts';
import { upToDate } from '../phone.ts';
import { eventsNamed, fillEvent, organiserAt } from './event-form-page.ts';
import { ARRIVED } from './gate/gate-page.ts';
import { button } from './organiser-page.ts';

const PLAYER = 'jogador2@exemplo.com';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

test('[story] an organiser draws a patch with the event; who is marked at the gate has it and its 25 points a day later', async () => {
  const { backend } = app;
  const { phone, page } = await organiserAt(app, '/event/create', { width: 360, height: 740 });
  await fillEvent(page, 'Operação Sertão');
  await page.getByText(words.patch.both, { exact: true }).click();
  await page.getByLabel(words.field.patch_name).fill('Sertão 2027');
  await page.getByAltText(`${words.field.patch_drawing} 7`).click();
  const preview = page.getByRole('list', { name: words.field.event_patch }).getByRole('listitem');
  expect(await preview.allInnerTexts()).toEqual([
    `Sertão 2027\n${patch_words.hint.evento}`,
    `Sertão 2027 ★\n${patch_words.hint.won}`,
  ]);
  const drawn = await preview.locator('img').first().getAttribute('src');
  await button(page, words.create_submit).click();
  const patch = page.getByRole('region', { name: event_words.patch.label });
  await patch.getByText('Sertão 2027 ★', { exact: true }).waitFor();
  expect(await patch.locator('img').first().getAttribute('src')).toBe(drawn);
  await upToDate(page);
  const [event] = await eventsNamed(app, 'Operação Sertão');
  const { id } = event!;

  // the day has come, with the player on its list
  await backend.query(
    `update public.airsoft_events set date = (t at time zone 'America/Sao_Paulo')::date,
       time = to_char(t at time zone 'America/Sao_Paulo', 'HH24:MI')
     from (select now() + interval '3 hours' as t) soon where id = $1`,
    [id],
  );
  await backend.query(
    `insert into public.operators (id, event_id, user_id, name, team, whatsapp_masked)
     select gen_random_uuid(), $1, id, 'Bia', 'Lobos', '' from auth.users where email = $2`,
    [id, PLAYER],
  );
  await page.goto(`/event/${id}/gate`);
  const row = page.getByRole('button', { name: 'Bia Lobos' });
  await row.click();
  await row.getByText(ARRIVED).waitFor();
  await upToDate(page);
  await phone.close();

  await backend.query(`update public.airsoft_events set date = date - 2 where id = $1`, [id]);
  await backend.query('select private.award_event($1)', [id]);
  const [paid] = await backend.query<{ points: number; total: number }>(
    `select sum(points) filter (where description = 'Sertão 2027')::int as points, sum(points)::int as total
     from public.user_points p join auth.users u on u.id = p.user_id where u.email = $1`,
    [PLAYER],
  );
  expect(paid!.points).toBe(25);
  const player = await app.openPhone({ as: PLAYER });
  const mine = await player.open('/profile?tab=patches');
  const celebration = mine.getByRole('dialog', { name: profile_words.celebration.title });
  await celebration.getByText('Sertão 2027').first().waitFor();
  expect(await mine.getByText('Sertão 2027 ★').count()).toBe(0);
  await mine.goto('/profile?tab=estatisticas');
  const points = mine.locator('dl div', { hasText: profile_words.statistics.points });
  await points.getByText(String(paid!.total), { exact: true }).waitFor();
  await player.close();
});
