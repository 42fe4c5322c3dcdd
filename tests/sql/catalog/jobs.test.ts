import { expect, test } from 'vitest';
import { addEvent, addOperator, addPerson, mutate, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';

const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const ana = await addPerson(db, 'Ana', '5585900000001');

const run = (name: string) => db.one<number | null>('select private.run_job($1)', [name]);
const aged = (event: string, days: number) =>
  db.rows(
    `update public.airsoft_events set date = (now() at time zone 'America/Sao_Paulo')::date - $2::int where id = $1`,
    [event, days],
  );

test('every job is a function that returns a count, and runs', async () => {
  const names = (await db.rows<{ name: string }>('select name from private.jobs order by 1')).map(
    ({ name }) => name,
  );
  const functions = await db.rows<{ name: string }>(
    `select proname::text as name from pg_proc where pronamespace = 'private'::regnamespace
       and pronargs = 0 and prorettype = 'int'::regtype and proname = any ($1) order by 1`,
    [names],
  );
  expect(functions.map(({ name }) => name)).toEqual(names);
  for (const name of names) expect(await run(name), name).toBeTypeOf('number');
  expect(await db.rows('select name from private.job_runs where failed is not null')).toEqual([]);
  const forgetful = await db.rows<{ name: string }>(
    `select proname::text as name from pg_proc
     where pronamespace = 'private'::regnamespace and proname like 'forget\\_%' and pronargs = 0`,
  );
  expect(forgetful.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
});

test('a due job runs, and a failure is recorded and stops no other', async () => {
  await db.trial('postgres', async () => {
    await db.rows('delete from private.job_runs');
    const all = await db.one<number>('select count(*)::int from private.jobs');
    const due = () => db.rows<{ due_jobs: string }>('select * from private.due_jobs()');
    expect(await due()).toHaveLength(all);
    await run('send_reminders');
    expect(await due()).toHaveLength(all - 1);
    await db.rows(`update private.job_runs set started_at = started_at - interval '5 minutes'`);
    expect(await due()).toHaveLength(all);
    await db.exec(
      `create or replace function private.send_reminders() returns integer language plpgsql as 'begin return 1/0; end'`,
    );
    expect(await run('send_reminders')).toBeNull();
    await run('send_reminders');
    expect(await db.rows('select name, done, failed, failures from private.job_runs')).toEqual([
      { name: 'send_reminders', done: null, failed: '22012', failures: 2 },
    ]);
  });
  await expect(run('rebuild_public_snapshot')).rejects.toThrow('no such job');
});

test('sixty days after a game the numbers are deleted, and everything else is kept', async () => {
  await db.trial('postgres', async () => {
    const [old, recent] = [await addEvent(db, owner), await addEvent(db, owner)];
    const gone = await addOperator(db, ana, { event: old, whatsapp: '5585900000001' });
    const kept = await addOperator(db, ana, { event: recent, whatsapp: '5585900000001' });
    await aged(old, 61);
    await aged(recent, 60);
    const before = await db.one<number>('select rev::int from public.operators where id = $1', [
      gone,
    ]);
    expect(await run('shred_contacts')).toBe(1);
    expect(await run('shred_contacts')).toBe(0);
    const contacts = await db.rows(
      `select operator_id, whatsapp, invited_by, experience, user_id from public.operator_contacts order by whatsapp nulls first`,
    );
    expect(contacts).toEqual([
      { operator_id: gone, whatsapp: null, invited_by: null, experience: null, user_id: ana },
      {
        operator_id: kept,
        whatsapp: '5585900000001',
        invited_by: 'Um amigo',
        experience: 'iniciante',
        user_id: ana,
      },
    ]);
    const [operator] = await db.rows<{ name: string; rev: number }>(
      'select name, team, class, whatsapp_masked, rev::int from public.operators where id = $1',
      [gone],
    );
    expect(operator).toMatchObject({ name: 'Ana Souza', class: 'assault', whatsapp_masked: null });
    expect(operator?.rev).toBeGreaterThan(before); // devices receive the change
    const pull = await db.rpc<{ scopes: { me: { c: { operators: { rows: { id: string }[] } } } } }>(
      { user: ana },
      'sync_pull',
      { v: 1, scopes: { me: {} } },
    );
    // that I took part stays visible to me
    expect(pull.scopes.me.c.operators.rows.map(({ id }) => id)).toContain(gone);
  });
});

test('a game postponed without a day still lies ahead: its numbers stay, for a year', async () => {
  await db.trial('postgres', async () => {
    const event = await addEvent(db, owner);
    await addOperator(db, ana, { event });
    await mutate(db, owner, { name: 'postpone_event@1', args: { id: event } });
    await aged(event, 365);
    expect(await run('shred_contacts')).toBe(0);
    await aged(event, 366);
    expect(await run('shred_contacts')).toBe(1);
  });
});

test('the ledger is kept for thirty days, departures for ninety, the access log for a year; newer rows stay', async () => {
  await db.trial('postgres', async () => {
    const event = await addEvent(db, owner);
    const operator_id = await addOperator(db, ana, { event });
    await mutate(db, ana, {
      name: 'cancel_registration@1',
      args: { operator_id, event_id: event },
    });
    await db.rows(
      `select private.log_access('admin_list_codes'), private.log_access('admin_list_codes')`,
    );
    for (const [job, table, column, days] of [
      ['forget_mutations', 'private.sync_mutations', 'created_at', 30],
      ['forget_departures', 'private.departures', 'departed_at', 90],
      ['forget_access_log', 'private.access_log', 'at', 365],
    ] as const) {
      const count = () => db.one<number>(`select count(*)::int from ${table}`);
      const all = await count();
      expect(all).toBeGreaterThan(1);
      await run(job);
      expect(await count()).toBe(all);
      await db.rows(`update ${table} set ${column} = now() - make_interval(days => $1)`, [days]);
      await run(job);
      expect(await count()).toBe(all);
      await db.rows(
        `update ${table} set ${column} = now() - make_interval(days => $1, mins => 5) where ctid = (select min(ctid) from ${table})`,
        [days],
      );
      expect(await run(job)).toBeGreaterThanOrEqual(1);
      expect(await count()).toBe(all - 1);
    }
  });
});

test('a replay after the ledger’s thirty days does nothing twice', async () => {
  await db.trial('postgres', async () => {
    const event = await addEvent(db, owner);
    const mutation = { id: crypto.randomUUID(), name: 'register@1', args: registration(event) };
    expect((await mutate(db, ana, mutation)).status).toBe('applied');
    await db.rows('delete from private.sync_mutations');
    expect((await mutate(db, ana, mutation)).status).toBe('applied');
    expect(
      await db.one('select operators_count from public.airsoft_events where id = $1', [event]),
    ).toBe(1);
  });
});

test('an account unused for two years is notified, and deleted after thirty more days, unless it returns or somebody depends on it', async () => {
  await db.trial('postgres', async () => {
    const people: Record<string, string> = {};
    for (const name of ['silent', 'back', 'captain', 'active', 'writer', 'young']) {
      people[name] = await addPerson(db, name);
      if (name !== 'young')
        await db.rows(
          `update auth.users set created_at = now() - interval '3 years', last_sign_in_at = now() - interval '2 years 1 day' where id = $1`,
          [people[name]],
        );
    }
    await db.rows(`insert into private.account_activity values ($1, now() - interval '1 year')`, [
      people['active'],
    ]);
    await db.rows(
      `insert into private.sync_mutations (user_id, id, device_id, seq, name, args_hash, status)
       values ($1, gen_random_uuid(), gen_random_uuid(), 1, 'vote@1', '', 'applied')`,
      [people['writer']],
    );
    await db.rows(
      `insert into public.teams (id, name, city, state, captain_id) values (gen_random_uuid(), 'Time', 'Curitiba', 'PR', $1)`,
      [people['captain']],
    );
    expect(await run('notice_inactive_accounts')).toBe(3);
    expect(await run('notice_inactive_accounts')).toBe(0);
    expect(
      await db.one(
        `select count(*)::int from public.notifications where data ->> 'code' = 'account_inactive'`,
      ),
    ).toBe(3);
    const noticed = (days: number) =>
      db.rows(
        `update private.account_activity set noticed_at = now() - make_interval(days => $1) where noticed_at is not null`,
        [days],
      );
    await noticed(29);
    expect(await run('delete_inactive_accounts')).toBe(0);
    await noticed(31);
    await db.rows(`update auth.users set last_sign_in_at = now() where id = $1`, [people['back']]);
    expect(await run('delete_inactive_accounts')).toBe(1);
    const left = await db.rows<{ name: string }>(
      'select name from public.profiles where id = any ($1) order by 1',
      [Object.values(people)],
    );
    expect(left.map(({ name }) => name)).toEqual(['active', 'back', 'captain', 'writer', 'young']);
    await run('notice_inactive_accounts');
    expect(
      await db.one('select count(*)::int from private.account_activity where user_id = $1', [
        people['back'],
      ]),
    ).toBe(0);
  });
});

test('with pg_cron every job is scheduled once; without it none is', async () => {
  expect(await db.one('select private.schedule_jobs()')).toBe(0);
  await db.trial('postgres', async () => {
    await db.exec(`create schema cron; create table cron.job (name text primary key, cron text, command text);
      create function cron.schedule(name text, cron text, command text) returns bigint language sql as
        'insert into cron.job values ($1, $2, $3) on conflict (name) do update set cron = excluded.cron returning 1::bigint'`);
    await db.rows('select private.schedule_jobs(), private.schedule_jobs()');
    const jobs = await db.rows<{ name: string; cron: string; command: string }>(
      'select * from cron.job',
    );
    expect(jobs).toHaveLength((await db.one<number>('select count(*)::int from private.jobs')) + 1);
    for (const { cron, command } of jobs) {
      expect(cron).toMatch(/^(\*|\*\/\d+|\d+) (\*|\d+) \* \* \*$/);
      await db.rows(command);
    }
    expect(await db.rows('select name from private.job_runs where failed is not null')).toEqual([]);
  });
});
