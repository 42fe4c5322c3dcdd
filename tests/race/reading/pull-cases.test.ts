import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '#sync/wire/protocol.ts';
import { mutate } from '#tests/sql/acts.ts';
import { divergences } from '../oracle/oracle-truth.ts';
import {
  ana,
  arenas,
  organisers,
  patches,
  players,
  register,
  squads,
  teams,
} from '../oracle/oracle-world.ts';
import { restoreBackup } from '../oracle/oracle-writers.ts';
import {
  event,
  held,
  PullCaseWorld,
  rename,
  scopeOf,
  setEvent,
  takeReply,
  unevenly,
} from './pull-case-world.ts';
import { LONG } from '../../runner/suite.ts';

const [owner] = organisers;
const PLAIN = { digest: false, limit: 500 };

const world = new PullCaseWorld();
beforeAll(() => world.start());
beforeEach(() => world.renew());
afterAll(() => world.stop());

describe('the cursor', () => {
  test('[case 2] a lower transaction id that commits after a higher one arrives', async () => {
    const [reader, naive] = [
      await world.device('anon', ['public']),
      await world.device('anon', ['public'], { ignore_horizon: true }),
    ];
    for (const one of [reader, naive]) await one.sync(PLAIN);
    const first = await world.open(rename('teams', teams[0], 'Antes'));
    await world.admin.exec(rename('teams', teams[1], 'Depois'));
    for (const one of [reader, naive]) await one.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[1] ?? '')?.name).toBe('Depois');
    await first.commit();
    for (const one of [reader, naive]) await one.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[0] ?? '')?.name).toBe('Antes');
    // the negative control: without the horizon it never does
    expect(held(naive, 'teams').get(teams[0] ?? '')?.name).not.toBe('Antes');
  });

  test('[case 3] many rows of one transaction arrive over many small pages', async () => {
    const reader = await world.device('anon', ['public']);
    await reader.sync(PLAIN);
    await world.admin.exec(`insert into public.teams (id, name, city, state)
      select gen_random_uuid(), 'Time novo ' || n, 'Curitiba', 'PR' from generate_series(1, 40) n`);
    await reader.sync({ digest: false, limit: 3 });
    expect(await divergences(world.admin, reader)).toEqual([]);
    expect(held(reader, 'teams').size).toBe(40 + teams.length + squads.length);
  });

  test('[case 4] a lower id that changes a row after a higher one is the newer version', async () => {
    const reader = await world.device('anon', ['public']);
    const early = await world.open('');
    await world.admin.exec(rename('teams', teams[0], 'Primeiro'));
    await reader.sync(PLAIN);
    await early.also(rename('teams', teams[0], 'Segundo'));
    await early.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[0] ?? '')?.name).toBe('Segundo');
  });

  test('[case 4] a row that the lower id takes out of a scope leaves', async () => {
    const reader = await world.device('anon', ['public']);
    await reader.sync(PLAIN);
    const early = await world.open('');
    await world.changeEvent(0, "name = 'Mais novo'");
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').get(event(0))?.name).toBe('Mais novo');
    await early.also(setEvent(0, 'is_public = false'));
    await early.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
  });

  test('[case 4] a departure with a lower id is placed behind the higher one that brought the row', async () => {
    const reader = await world.device({ user: ana }, ['me']);
    const early = await world.open('');
    const stays_open = await world.open('');
    const asked = register(ana, event(2));
    const reply = await mutate(world.admin, ana, asked);
    const { operator_id } = asked.args;
    await early.also(`delete from public.operators where id = '${operator_id}'`);
    await early.commit();
    await reader.sync(PLAIN); // there is no row here that could leave
    await takeReply(reader, reply);
    expect(held(reader, 'operators', 'me').has(operator_id)).toBe(true);
    await stays_open.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', 'me').has(operator_id)).toBe(false);
  });

  test('[case 5] while a transaction stays open rows arrive, and the cursor waits for it', async () => {
    const reader = await world.device('anon', ['public']);
    const stuck = await world.open(rename('teams', teams[0], 'Parado'));
    const xid = await stuck.session.one<number>('select pg_current_xact_id()::text::bigint');
    for (let n = 0; n < 5; n += 1) {
      await world.admin.exec(rename('teams', teams[1], `Versão ${n}`));
      await reader.sync(PLAIN);
      expect(held(reader, 'teams').get(teams[1] ?? '')?.name).toBe(`Versão ${n}`);
      const state = await reader.db.scopes.get('public');
      expect(state?.c['teams']?.[0]).toBeLessThanOrEqual(xid);
    }
    await stuck.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[0] ?? '')?.name).toBe('Parado');
    const state = await reader.db.scopes.get('public');
    expect(state?.c['teams']?.[0]).toBeGreaterThan(xid);
  });

  if (LONG) {
    test('[case 9] two tabs with crossing answers give the same result as one', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [late, later] = [unevenly(round), unevenly(round + 2)];
        const scopes: Scope[] = ['public', 'me', scopeOf(0), scopeOf(3)];
        const one = await world.device({ user: ana }, scopes, { late });
        const two = await world.device({ user: ana }, scopes, { late: later, beside: one });
        const writing = (async () => {
          for (let n = 0; n < 8; n += 1) {
            await world.changeEvent(n % 4, 'is_public = not is_public');
            await world.admin.exec(rename('teams', teams[n % 3], `Volta ${round} ${n}`));
          }
        })();
        await Promise.all([
          one.sync({ digest: false, limit: 3 }),
          two.sync({ digest: false, limit: 2 }),
          writing,
        ]);
        await one.sync({ digest: true, limit: 500 });
        expect(await divergences(world.admin, one)).toEqual([]);
      }
    });
  }
});

describe('what may be seen changes', () => {
  test('[case 10] hiding a list removes its people and teams, in one round', async () => {
    const reader = await world.device('anon', ['public', scopeOf(0)]);
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(0)).size).toBeGreaterThan(0);
    const args = { id: event(0), patch: { allow_public_list: false }, base: {} };
    await mutate(world.admin, owner, { name: 'update_event@1', args });
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(0)).size).toBe(0);
    expect(await divergences(world.admin, reader)).toEqual([]);
  });

  test('[case 10] a person who cancels keeps of a private event only what its link shows', async () => {
    const reader = await world.device({ user: ana }, ['me', scopeOf(2)]);
    await mutate(world.admin, ana, register(ana, event(2)));
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events', 'me').has(event(2))).toBe(true);
    expect(held(reader, 'operators', scopeOf(2)).size).toBeGreaterThan(1);
    const operator_id = await world.admin.one(
      'select operator_id from public.operator_contacts where event_id = $1 and user_id = $2',
      [event(2), ana],
    );
    const args = { operator_id, event_id: event(2) };
    await mutate(world.admin, ana, { name: 'cancel_registration@1', args });
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events', 'me').has(event(2))).toBe(false);
    expect(held(reader, 'operators', scopeOf(2)).size).toBe(0);
    expect(await divergences(world.admin, reader)).toEqual([]);
  });

  test('[case 10] an event that becomes private while people still register leaves the public scope', async () => {
    const reader = await world.device('anon', ['public', scopeOf(0)]);
    await reader.sync(PLAIN);
    await world.changeEvent(0, 'is_public = false');
    for (const player of players.slice(-3))
      await mutate(world.admin, player, register(player, event(0)));
    await reader.sync({ digest: false, limit: 2 });
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    // the link still shows it
    expect(held(reader, 'airsoft_events', scopeOf(0)).has(event(0))).toBe(true);
  });

  test('[case 11] rows that become visible again arrive, however old they are', async () => {
    const reader = await world.device('anon', ['public', scopeOf(1), scopeOf(2)]);
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(1)).size).toBe(0);
    await world.admin.exec(
      `update public.airsoft_events set is_public = true, allow_public_list = true where id in ('${event(1)}', '${event(2)}')`,
    );
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(1)).size).toBeGreaterThan(0);
    expect(held(reader, 'airsoft_events').has(event(2))).toBe(true);
    expect(await divergences(world.admin, reader)).toEqual([]);
  });

  test('[case 12] hard-deleted rows leave by their departures', async () => {
    const reader = await world.device({ user: ana }, ['public', 'me', scopeOf(0)]);
    await reader.sync(PLAIN);
    await world.admin
      .exec(`delete from public.operators where event_id = '${event(0)}'; delete from public.teams where id = '${teams[0]}';
      delete from public.patches where id = '${patches[0]}'; delete from public.arenas where id = '${arenas[1]}'`);
    await reader.sync(PLAIN);
    expect(await divergences(world.admin, reader)).toEqual([]);
  });

  test('[case 12] after 120 days, with the departures purged, the digest finds what is left over', async () => {
    const reader = await world.device({ user: ana }, ['me', scopeOf(0), scopeOf(3)]);
    await reader.sync(PLAIN);
    await mutate(world.admin, organisers[1], { name: 'delete_event@1', args: { id: event(3) } });
    await world.admin
      .exec(`delete from public.operators where event_id in ('${event(0)}', '${event(3)}');
      delete from public.event_teams where event_id = '${event(3)}'; delete from private.departures`);
    expect(await reader.sync({ digest: true, limit: 500 })).toBe(true);
    expect(await divergences(world.admin, reader)).toEqual([]);
  });

  test('[case 13] an event moved over the edge of the window leaves and comes back, and so does one as days pass', async () => {
    const reader = await world.device('anon', ['public']);
    await reader.sync(PLAIN);
    await world.changeEvent(0, 'date = current_date - 30');
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    await world.changeEvent(0, 'date = current_date - 14');
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(true);
    // a week later; the row has not changed
    await world.admin
      .exec(`create or replace function private.window_from() returns date language sql stable set search_path = '' as
      $$ select (now() at time zone 'America/Sao_Paulo')::date - 15 + 7 $$`);
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    expect(held(reader, 'airsoft_events').size).toBeGreaterThan(0);
  });

  test('[case 14] after a restore with older versions the device has what the server has', async () => {
    const reader = await world.device({ user: ana }, ['public', 'me', scopeOf(0), scopeOf(4)]);
    await reader.sync(PLAIN);
    for (let n = 0; n < 4; n += 1) await world.changeEvent(0, `name = 'Depois do backup ${n}'`);
    await reader.sync(PLAIN);
    await restoreBackup(world.admin);
    await reader.sync({ digest: false, limit: 4 });
    expect(held(reader, 'airsoft_events').get(event(0))?.name).toBe('Do backup');
    expect(await divergences(world.admin, reader)).toEqual([]);
  });
});
