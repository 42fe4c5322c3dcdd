import { expect, test } from 'vitest';
import { fc, seedIds } from '#tests/fixtures/samples/generated-cases.ts';
import {
  addAdmin,
  addEvent,
  addPerson,
  dayFromNow,
  mutate,
  type Mutation,
  registration,
} from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { arenaArgs } from '../places/arena-acts.ts';
import { DIFFERENCES } from './standing-differences.ts';

const MUTATIONS = 2_000;
/** The arenas as administrators read them: nobody changes one. */
const { id: _id, ...READ } = arenaArgs({ whatsapp: '5585988887777' });
const TIPOS = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'];

seedIds();
const db = await databaseOfFile();

type Choice = { user: string; mutation: Mutation } | { sql: string; params?: unknown[] };

test(`after ${MUTATIONS} random mutations standings, rankings and public statistics equal what the rows say`, async () => {
  const choices = fc.sample(fc.tuple(fc.nat(99), fc.nat(9999), fc.nat(9999)), {
    numRuns: MUTATIONS,
  });
  const admin = await addAdmin(db);
  const people: string[] = [];
  for (let n = 0; n < 25; n += 1) people.push(await addPerson(db, `Pessoa ${n}`));
  const events: string[] = [];
  for (let n = 0; n < 8; n += 1) events.push(await addEvent(db, people[n % 4]!));
  const teams = Array.from({ length: 6 }, () => crypto.randomUUID());
  for (const id of teams)
    await db.rows(
      `insert into public.teams (id, name, city, state) values ($1, 'Time', 'Curitiba', 'PR')`,
      [id],
    );
  const patches: string[] = [];
  for (const [n, tipo] of [...TIPOS, ...TIPOS].entries()) {
    const args = { id: crypto.randomUUID(), nome: `Patch ${n}`, tipo, evento_id: events[n % 8] };
    await mutate(db, admin, { name: 'create_patch@1', args });
    patches.push(args.id);
  }
  const arenas: string[] = [];
  const codes: string[] = [];

  const said = new Map<string, number>();
  for (const [kind, a, b] of choices) {
    const choice = choose(kind, a, b);
    let outcome = 'sql';
    if ('sql' in choice) await db.rows(choice.sql, choice.params);
    else {
      const { status, code } = await mutate(db, choice.user, choice.mutation);
      outcome = code ?? status;
    }
    if (kind >= 30 && kind < 33) {
      const fresh = await db.rows<{ code: string }>(
        'select code from private.patch_codes order by created_at desc limit 3',
      );
      codes.push(...fresh.map(({ code }) => code));
    }
    said.set(outcome, (said.get(outcome) ?? 0) + 1);
  }
  await db.one('select private.refresh_statistics()');
  expect(said.get('applied'), JSON.stringify({ said: [...said] })).toBeGreaterThan(MUTATIONS / 4);
  for (const code of [
    'patch_already_owned',
    'patch_already_redeemed',
    'patch_code_invalid',
    'patch_not_owned',
  ])
    expect([...said.keys()]).toContain(code);

  const wrong = await db.rows(DIFFERENCES);
  expect({ wrong }).toEqual({ wrong: [] });
  const [moved] =
    await db.rows(`select (select count(*)::int from private.user_standings where points > 0) as people,
    (select count(*)::int from private.team_standings where members > 0) as teams`);
  expect(moved).toMatchObject({ people: expect.any(Number), teams: 6 });
  expect(moved?.['people']).toBeGreaterThan(15);

  function choose(kind: number, a: number, b: number): Choice {
    const [person, other] = [people[a % people.length]!, people[b % people.length]!];
    const [event, patch] = [events[b % events.length]!, patches[b % patches.length]!];
    const by_admin = (name: string, args: object) => ({ user: admin, mutation: { name, args } });
    if (kind < 20) return by_admin('assign_patch@1', { user_id: person, patch_id: patch });
    if (kind < 30) return by_admin('revoke_patch@1', { user_id: person, patch_id: patch });
    if (kind < 33)
      return by_admin('generate_patch_codes@1', {
        patch_id: patch,
        count: 3,
        max_uses: 1 + (a % 4),
      });
    if (kind < 35) return { sql: 'update private.code_tries set at = default' };
    if (kind < 48)
      return {
        user: person,
        mutation: { name: 'redeem_patch@1', args: { code: codes[b % codes.length] ?? 'A' } },
      };
    if (kind < 60)
      return {
        user: person,
        mutation: {
          name: 'register@1',
          args: registration(event, { operator_id: place(person, event, a % 3 === 0) }),
        },
      };
    if (kind < 64) {
      const args = { operator_id: place(person, event, a % 3 === 0), event_id: event };
      return { user: person, mutation: { name: 'cancel_registration@1', args } };
    }
    if (kind < 68) {
      // the event ended, paid, and is planned again: people who register now are paid as well
      return {
        sql: `with past as (update public.airsoft_events set date = $2 where id = $1 returning id),
          came as (insert into public.check_ins (id, event_id, operator_id, mark, scanned_at, happened_at, clock_offset_ms,
              device_id, staff_name, flagged)
            select gen_random_uuid(), $1, id, 'in', now(), now(), 0, id, 'Portaria', false from public.operators
            where event_id = $1 and deleted_at is null)
          select 1 from past`,
        params: [event, dayFromNow(a % 2 ? -3 : 30)],
      };
    }
    if (kind < 72) return { sql: 'select private.award_event($1)', params: [event] };
    if (kind < 76) {
      const args = arenaArgs();
      arenas.push(args.id);
      return { user: person, mutation: { name: 'propose_arena@1', args } };
    }
    if (kind < 80) {
      const id = arenas[b % arenas.length] ?? crypto.randomUUID();
      if (a % 4 < 2) return by_admin('approve_arena@1', { id, base: READ });
      if (a % 4 === 3) return by_admin('delete_arena@1', { id });
      return by_admin('reject_arena@1', { id, base: READ, reason: 'Já existe no mapa.' });
    }
    if (kind < 82)
      return {
        sql: `update public.profiles set operator_experience = $2 where id = $1`,
        params: [person, ['iniciante', 'intermediario', 'experiente', 'veterano', null][b % 5]],
      };
    if (kind < 84)
      return {
        sql: `select private.award_team_points($1, 100, 'team_victory', $2, 'Aliança')`,
        params: [teams[a % 6], other],
      };
    const team = teams[a % teams.length];
    if (kind < 90)
      return {
        sql: `insert into public.team_members (id, team_id, user_id, name, approved) select gen_random_uuid(), $1, $2, 'Membro', $3
              where not exists (select from public.team_members where team_id = $1 and user_id = $2 and deleted_at is null)`,
        params: [team, other, b % 2 === 0],
      };
    if (kind < 96)
      return {
        sql: 'update public.team_members set approved = true where team_id = $1 and user_id = $2 and deleted_at is null',
        params: [team, other],
      };
    return {
      sql: 'update public.team_members set deleted_at = now() where team_id = $1 and user_id = $2 and deleted_at is null',
      params: [team, other],
    };
  }
});

/** Operator ids by person and event. A cancelled place is never taken again under its id. */
const places = new Map<string, string>();
function place(person: string, event: string, another: boolean): string {
  const known = another ? undefined : places.get(person + event);
  const id = known ?? crypto.randomUUID();
  places.set(person + event, id);
  return id;
}

test('negative control: a disabled trigger is found', async () => {
  for (const [trigger, change] of [
    ['count_delete on public.user_points', 'delete from public.user_patches'],
    ['count_standing on public.team_members', 'update public.team_members set deleted_at = now()'],
    ['count_members on public.team_members', 'update public.team_members set deleted_at = now()'],
    ['place_team on public.teams', `update public.teams set city = 'Natal', state = 'RN'`],
    ['pay on public.user_patches', `update public.patches set tipo = 'mvp' where tipo = 'normal'`],
    [
      'rate_experience on public.profiles',
      `update public.profiles set operator_experience = 'veterano'`,
    ],
    ['nothing', `update public.public_statistics set value = value + 1 where metric = 'arenas'`],
  ] as const)
    await db.trial('postgres', async () => {
      const [name, table] = trigger.split(' on ');
      if (table) await db.exec(`alter table ${table} disable trigger ${name}`);
      await db.rows(change);
      expect(await db.rows(DIFFERENCES)).not.toEqual([]);
    });
});
