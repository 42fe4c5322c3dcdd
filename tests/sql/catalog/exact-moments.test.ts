import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

/** Ids that statements contain as {name}. */
const ids: Record<string, string> = {};
const db = await databaseOfFile();
ids['owner'] = await addPerson(db, 'Organizadora');
ids['ana'] = await addPerson(db, 'Ana');
ids['event'] = await addEvent(db, ids['owner']);
await addOperator(db, ids['ana'], { event: ids['event'] });

const filled = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name]!);
/** What an expression gives when Ana asks, after a statement of which nothing stays. */
const after = (statement: string, expression: string) =>
  db.trial('postgres', async () => {
    await db.rows(`select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`, [
      JSON.stringify({ role: 'authenticated', sub: ids['ana'] }),
      ids['ana'],
    ]); // prettier-ignore
    await db.exec(filled(statement));
    return db.one(`select ${filled(expression)}`);
  });

const MUTATION = `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status, created_at)
  select '{ana}', gen_random_uuid(), gen_random_uuid(), 1, 'vote@1', '', 'applied', now() - interval '30 days'`;
const place = (latitude: string) =>
  `insert into private.places (query, latitude, longitude, looked_up_at) values ('rua', ${latitude}, ${latitude}, now() - interval '7 days')`;
const OFFER = `insert into public.waiting_list (id, event_id, user_id, name, status, offered_until)
  values (gen_random_uuid(), '{event}', '{ana}', 'Ana', 'offered', now())`;
const attempts = (n: number, what: string, subject: string, period: string) =>
  `insert into private.attempts (what, subject, at) select '${what}', ${subject}, now() - interval '${period}'
   from generate_series(1, ${n})`;
const tries = (n: number, period: string) =>
  `insert into private.code_tries values ('{ana}', array_fill(clock_timestamp() - interval '${period}', array[${n}]))`;
const ME = `'{ana}'`;
const GUESSER = `private.code_guesser()`;
const BEHIND = `select set_config('request.headers', '{"cf-connecting-ip": "198.51.100.7"}', true);`;
const AT_GATE = (n: number, period: string) => BEHIND + attempts(n, 'code_miss', GUESSER, period);
const unused = (period: string, seen = period, noticed = 'null') =>
  `update auth.users set created_at = now() - interval '${period}', last_sign_in_at = null where id = '{ana}';
   delete from public.operators where user_id = '{ana}'; delete from private.sync_mutations where user_id = '{ana}';
   delete from private.account_activity;
   insert into private.account_activity values ('{ana}', now() - interval '${seen}', ${noticed})`;
const PASSED = '1 microsecond';

/** What a rule that counts time says on both sides of its limit, to the microsecond. */
describe('a period', () => {
  test.each<[period: string, said: unknown, statement: string, expression: string]>([
    ['30 days', 0, MUTATION, 'private.forget_mutations()'],
    ['30 days', 1, `${MUTATION} - interval '${PASSED}'`, 'private.forget_mutations()'],
    ['7 days', 0, place('null'), 'private.forget_places()'],
    ['7 days', 1, place('null').replace('7 days', `7 days ${PASSED}`), 'private.forget_places()'],
    ['180 days', 0, place('1').replace('7 days', '180 days'), 'private.forget_places()'],
    ['180 days', 1, place('1').replace('7 days', `180 days ${PASSED}`), 'private.forget_places()'],
    ['an offer', 1, OFFER, 'private.expire_offers()'],
    ['an offer', 0, OFFER.replace('now()', `now() + interval '${PASSED}'`), 'private.expire_offers()'],
    ['1 minute', true, attempts(10, 'check_whatsapp', ME, '1 minute'), 'private.may_check_whatsapp()'],
    ['1 minute', false, attempts(10, 'check_whatsapp', ME, '59 seconds'), 'private.may_check_whatsapp()'],
    ['1 minute', true, attempts(9, 'check_whatsapp', ME, '59 seconds'), 'private.may_check_whatsapp()'],
    ['1 day', true, attempts(10, 'export', ME, '1 day'), 'private.take_export_turn()'],
    ['1 day', false, attempts(10, 'export', ME, '23 hours'), 'private.take_export_turn()'],
    ['1 day', true, attempts(9, 'export', ME, '23 hours'), 'private.take_export_turn()'],
    ['1 day', { granted: true }, attempts(10, 'briefing', ME, '1 day'), 'private.take_briefing()'],
    ['1 day', { granted: false }, attempts(10, 'briefing', ME, '23 hours'), 'private.take_briefing()'],
    ['1 day', { granted: true }, attempts(9, 'briefing', ME, '23 hours'), 'private.take_briefing()'],
    ['1 hour', false, AT_GATE(60, '1 hour'), 'private.guesses_too_much()'],
    ['1 hour', true, AT_GATE(60, '59 minutes'), 'private.guesses_too_much()'],
    ['1 hour', false, AT_GATE(59, '59 minutes'), 'private.guesses_too_much()'],
    ['24 hours', true, tries(30, '24 hours'), `private.spend_code_try('{ana}')`],
    ['24 hours', false, tries(30, '23 hours'), `private.spend_code_try('{ana}')`],
    ['24 hours', true, tries(29, '23 hours'), `private.spend_code_try('{ana}')`],
    ['1 minute', true, tries(5, '1 minute'), `private.spend_code_try('{ana}')`],
    ['1 minute', false, tries(5, '50 seconds'), `private.spend_code_try('{ana}')`],
    ['1 minute', true, tries(4, '50 seconds'), `private.spend_code_try('{ana}')`],
    ['2 years', 1, unused(`2 years ${PASSED}`), 'private.notice_inactive_accounts()'],
    ['2 years', 0, unused('2 years'), 'private.notice_inactive_accounts()'],
    ['2 years', 1, unused('3 years', '2 years'), 'private.notice_inactive_accounts()'],
    ['2 years', 0, unused('3 years', '1 year 364 days'), 'private.notice_inactive_accounts()'],
    ['30 days', 1, unused('3 years', '2 years', `now() - interval '30 days ${PASSED}'`), 'private.delete_inactive_accounts()'],
    ['30 days', 0, unused('3 years', '2 years', `now() - interval '30 days'`), 'private.delete_inactive_accounts()'],
    ['2 years', 0, unused('3 years', '1 year 364 days', `now() - interval '31 days'`), 'private.delete_inactive_accounts()'],
  ])('%s, %j, case %#', async (_period, said, statement, expression) => {
    expect(await after(statement, expression)).toEqual(said);
  }); // prettier-ignore
});

const accounts = (n: number) =>
  `insert into auth.users (id, email) select gen_random_uuid(), gen_random_uuid() || '@exemplo.test' from generate_series(1, ${n})`;
const OTHERS = `id not in ('{ana}', '{owner}')`;
const OLD = `update auth.users set created_at = now() - interval '3 years', last_sign_in_at = null where ${OTHERS}`;
const pictures = (n: number, bytes: number) =>
  `insert into storage.objects (bucket_id, name, metadata)
   select 'avatars', '{ana}/' || gen_random_uuid() || '.png', '{"size": ${bytes}}' from generate_series(1, ${n})`;
const FITS = (bytes: number) => `private.picture_fits('{"size": ${bytes}}')`;
const OVER = `update public.airsoft_events set date = current_date - 70 where id = '{event}'; delete from public.operator_contacts`;
/** Each has one of the three columns that are deleted. */
const contacts = (n: number) => `${OVER};
  insert into public.operators (id, event_id, name) select gen_random_uuid(), '{event}', 'x' from generate_series(1, ${n});
  insert into public.operator_contacts (operator_id, event_id, whatsapp, invited_by, experience)
    select id, event_id, case k when 0 then (5585900000000 + n)::text end, case k when 1 then 'x' end,
      case k when 2 then 'iniciante' end
    from (select id, event_id, row_number() over () as n, row_number() over () % 3 as k
          from public.operators where event_id = '{event}' and user_id is null) x`;
const payments = (n: number) => `${OVER};
  insert into public.airsoft_events (id, name, date, time, location, briefing, created_by)
    select gen_random_uuid(), 'Operação', current_date - 70, '09:00', 'Campo', '<p>Óculos no rosto.</p>', '{owner}'
    from generate_series(1, ${n});
  insert into public.event_payments (id, user_id, pix_name)
    select id, created_by, 'x' from public.airsoft_events where id <> '{event}'`;
const LISTED = `(select jsonb_agg(id) from private.sync_mutations)`;
const ASK_PLACE = `(public.find_place(jsonb_build_object('user_id', '{ana}', 'q', 'rua um')) ->> 'granted')::boolean`;
const TURN = `(select next_at - now() from private.place_turns)`;

/** How much one call does or allows at most, and what it does with more. */
describe('an amount', () => {
  test.each<[amount: string, said: unknown, statement: string, expression: string]>([
    ['5000 mutations', 5000, MUTATION.replace('select', 'select distinct on (n)').replace(/$/, ` - interval '1 day' from generate_series(1, 5001) n`), 'private.forget_mutations()'],
    ['200 outcomes', 200, `delete from private.sync_mutations; ${MUTATION} from generate_series(1, 201)`, `jsonb_array_length(private.my_results(${LISTED}))`],
    ['no pending outcome', 0, `${MUTATION}; update private.sync_mutations set status = 'pending'`, `jsonb_array_length(private.my_results(${LISTED}))`],
    ['20 accounts', 20, 'select', `jsonb_array_length(private.gone_accounts((select jsonb_agg(gen_random_uuid()) from generate_series(1, 21))))`],
    ['200 notices', 200, `${accounts(201)}; ${OLD}`, 'private.notice_inactive_accounts()'],
    ['50 deleted accounts', 50, `${accounts(51)}; ${OLD};
      insert into private.account_activity select id, now() - interval '3 years', now() - interval '31 days' from auth.users where ${OTHERS}`,
      'private.delete_inactive_accounts()'],
    ['2000 contacts', 2000, contacts(2001), 'private.shred_contacts()'],
    ['2000 payments', 2000, payments(2001), 'private.shred_contacts()'],
    ['200 pictures', true, pictures(199, 1), FITS(1)],
    ['200 pictures', false, pictures(200, 1), FITS(1)],
    ['100 MB', true, pictures(1, 99_000_000), FITS(1_000_000)],
    ['100 MB', false, pictures(1, 99_000_000), FITS(1_000_001)],
    ['four seconds to wait', true, `update private.place_turns set next_at = clock_timestamp() + interval '3 seconds'`, ASK_PLACE],
    ['four seconds to wait', false, `update private.place_turns set next_at = clock_timestamp() + interval '4.9 seconds'`, ASK_PLACE],
    ['sixty places an hour', true, attempts(60, 'geocode', ME, '1 hour'), ASK_PLACE],
    ['sixty places an hour', false, attempts(60, 'geocode', ME, '59 minutes'), ASK_PLACE],
  ])('%s, %j, case %#', async (_amount, said, statement, expression) => {
    expect(await after(statement, expression)).toEqual(said);
  }); // prettier-ignore

  test('one place a second is asked for', async () => {
    const ahead = `update private.place_turns set next_at = now() + interval '3 seconds'`;
    const asked = `select public.find_place(jsonb_build_object('user_id', '{ana}', 'q', 'rua um'))`;
    expect(await after(`${ahead}; ${asked}`, `${TURN} = interval '4 seconds'`)).toBe(true);
  });
});

test('a notification carries 3000 bytes of data, and not one more', async () => {
  const empty = await db.one<number>(`select pg_column_size(jsonb_build_object('code', ''))`);
  const sent = (bytes: number) =>
    after(
      'select',
      `public.send_notification(jsonb_build_object('user_id', '{ana}', 'title', 'Aviso',
         'data', jsonb_build_object('code', repeat('x', ${bytes - empty})))) ? 'id'`,
    );
  expect(await sent(3000)).toBe(true);
  await expect(sent(3001)).rejects.toMatchObject({
    code: 'PT409',
    detail: expect.stringContaining('"data"') as string,
  });
});

test('counts of advertisements are kept for nine days, addresses and salts until tomorrow', async () => {
  await db.trial('postgres', async () => {
    await db.exec(`
      insert into public.advertisements (id, title, sponsor_name, location) values (gen_random_uuid(), 'Loja', 'Loja', 'home');
      insert into private.advertisement_counts (ad_id, metric, day, visitor)
        select a.id, 'views', private.today() - n, 'x' from public.advertisements a, unnest(array[9, 10]) n;
      insert into private.advertisement_addresses (ad_id, metric, day, address, counted)
        select a.id, 'views', private.today() - n, 'x', 1 from public.advertisements a, unnest(array[1, 2]) n;
      delete from private.daily_salts;
      insert into private.daily_salts (day) select private.today() - n from unnest(array[1, 2]) n`);
    expect(await db.one('select private.forget_advertisement_counts()')).toBe(1);
    const days = (table: string) =>
      db.rows(`select private.today() - day as ago from private.${table}`);
    expect(await days('advertisement_counts')).toEqual([{ ago: 9 }]);
    expect(await days('advertisement_addresses')).toEqual([{ ago: 1 }]);
    expect(await days('daily_salts')).toEqual([{ ago: 1 }]);
  });
});

test('only a person with an account may ask for a briefing', async () => {
  for (const gone of [
    `select set_config('request.jwt.claims', '{}', true), set_config('request.jwt.claim.sub', '', true)`,
    `delete from public.profiles where id = '{ana}'`,
  ])
    await expect(after(gone, 'private.take_briefing()')).rejects.toMatchObject({ code: 'PT401' });
});
