import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { takeOwnRows } from '#sync/outbox/own-rows.ts';
import type { CollectionName, Scope } from '#sync/protocol.ts';
import { mutate, type Outcome } from '#tests/sql/acts.ts';
import type { Who } from '#tests/sql/session.ts';
import { openReader, type Reader, type ReaderOptions } from './oracle-reader.ts';
import { divergences } from './oracle-truth.ts';
import {
  ana,
  arenas,
  events,
  organisers,
  patches,
  players,
  register,
  seedWorld,
  squads,
  teams,
} from './oracle-world.ts';
import { restoreBackup } from './oracle-writers.ts';
import { type OpenSession, type RaceServer, startRaceServer } from './race-database.ts';

const [owner] = organisers;
const PLAIN = { digest: false, limit: 500 };

let server: RaceServer;
let world: string;
let database: string;
let admin: OpenSession;
const opened: { close(): unknown }[] = [];
beforeAll(async () => {
  server = await startRaceServer();
  world = await server.database();
  const session = await server.open(world);
  await seedWorld(session);
  await session.close();
});
beforeEach(async () => {
  database = await server.database(world);
  admin = await server.open(database);
});
afterAll(async () => {
  opened.forEach((one) => one.close());
  await server.stop();
});

const event = (index: number) => events[index] ?? '';
const scopeOf = (index: number): Scope => `event:${event(index)}`;

async function device(
  who: Who,
  scopes: Scope[],
  options: Partial<ReaderOptions> = {},
): Promise<Reader> {
  const reader = openReader({ session: await server.open(database), who, scopes, ...options });
  opened.push(reader);
  return reader;
}

const held = (reader: Reader, collection: CollectionName, scope: Scope = 'public') =>
  new Map(
    reader.store
      .rows(collection, scope)
      .map((row) => [row.id, row as unknown as { name?: string; rev: number }]),
  );

/** A transaction with its id and its changes, not committed yet. */
async function open(sql: string) {
  const session = await server.open(database);
  await session.exec(`begin; select pg_current_xact_id(); ${sql}`);
  return {
    session,
    commit: () => session.exec('commit'),
    also: (more: string) => session.exec(more),
  };
}
const rename = (table: string, id: string | undefined, name: string) =>
  `update public.${table} set name = '${name}' where id = '${id}'`;

/** Does what a page does with the rows of a reply to the service worker. */
async function takeReply({ db, store }: Reader, { id, touched, rows, xid }: Outcome) {
  const { epoch } = (await db.scopes.get('me'))!;
  const asked = { id, user_id: ana, args: {}, name: 'register@1', label: '', lane: 'x', once: id };
  const state = { status: 'acked', attempts: 0, next_at: 0, created_at: '', device_id: id };
  await db.outbox.add({ ...asked, ...state, touched, rows, xid, epoch } as object as OutboxRecord);
  await takeOwnRows({ db, store, user_id: ana });
}

describe('the cursor', () => {
  test('[case 2] a lower transaction id that commits after a higher one arrives', async () => {
    const [reader, naive] = [
      await device('anon', ['public']),
      await device('anon', ['public'], { ignore_horizon: true }),
    ];
    for (const one of [reader, naive]) await one.sync(PLAIN);
    const first = await open(rename('teams', teams[0], 'Antes'));
    await admin.exec(rename('teams', teams[1], 'Depois'));
    for (const one of [reader, naive]) await one.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[1] ?? '')?.name).toBe('Depois');
    await first.commit();
    for (const one of [reader, naive]) await one.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[0] ?? '')?.name).toBe('Antes');
    // the negative control: without the horizon it never does
    expect(held(naive, 'teams').get(teams[0] ?? '')?.name).not.toBe('Antes');
  });

  test('[case 3] many rows of one transaction arrive over many small pages', async () => {
    const reader = await device('anon', ['public']);
    await reader.sync(PLAIN);
    await admin.exec(`insert into public.teams (id, name, city, state)
      select gen_random_uuid(), 'Time novo ' || n, 'Curitiba', 'PR' from generate_series(1, 40) n`);
    await reader.sync({ digest: false, limit: 3 });
    expect(await divergences(admin, reader)).toEqual([]);
    expect(held(reader, 'teams').size).toBe(40 + teams.length + squads.length);
  });

  test('[case 4] a lower id that changes a row after a higher one is the newer version', async () => {
    const reader = await device('anon', ['public']);
    const early = await open('');
    await admin.exec(rename('teams', teams[0], 'Primeiro'));
    await reader.sync(PLAIN);
    await early.also(rename('teams', teams[0], 'Segundo'));
    await early.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'teams').get(teams[0] ?? '')?.name).toBe('Segundo');
  });

  test('[case 4] and when it takes the row out of a scope, the row leaves', async () => {
    const reader = await device('anon', ['public']);
    await reader.sync(PLAIN);
    const early = await open('');
    await admin.exec(
      `update public.airsoft_events set name = 'Mais novo' where id = '${event(0)}'`,
    );
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').get(event(0))?.name).toBe('Mais novo');
    await early.also(`update public.airsoft_events set is_public = false where id = '${event(0)}'`);
    await early.commit();
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
  });

  test('[case 4] a departure with a lower id is placed behind the higher one that brought the row', async () => {
    const reader = await device({ user: ana }, ['me']);
    const early = await open('');
    const stays_open = await open('');
    const asked = register(ana, event(2));
    const reply = await mutate(admin, ana, asked);
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
    const reader = await device('anon', ['public']);
    const stuck = await open(rename('teams', teams[0], 'Parado'));
    const xid = await stuck.session.one<number>('select pg_current_xact_id()::text::bigint');
    for (let n = 0; n < 5; n += 1) {
      await admin.exec(rename('teams', teams[1], `Versão ${n}`));
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

  test('[case 9] two tabs with crossing answers give the same result as one', async () => {
    for (let round = 0; round < 10; round += 1) {
      const delays = [0, 30, 5, 20, 10];
      const slow = (offset: number) => {
        let n = offset;
        return () =>
          new Promise<void>((resolve) => setTimeout(resolve, delays[n++ % delays.length]));
      };
      const one = await device({ user: ana }, ['public', 'me', scopeOf(0), scopeOf(3)], {
        late: slow(round),
      });
      const two = await device({ user: ana }, one.scopes, { late: slow(round + 2), beside: one });
      const writing = (async () => {
        for (let n = 0; n < 8; n += 1) {
          await admin.exec(
            `update public.airsoft_events set is_public = not is_public where id = '${event(n % 4)}'`,
          );
          await admin.exec(rename('teams', teams[n % 3], `Volta ${round} ${n}`));
        }
      })();
      await Promise.all([
        one.sync({ digest: false, limit: 3 }),
        two.sync({ digest: false, limit: 2 }),
        writing,
      ]);
      await one.sync({ digest: true, limit: 500 });
      expect(await divergences(admin, one)).toEqual([]);
    }
  });
});

describe('what may be seen changes', () => {
  test('[case 10] hiding a list removes its people and teams, in one round', async () => {
    const reader = await device('anon', ['public', scopeOf(0)]);
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(0)).size).toBeGreaterThan(0);
    const hide = {
      name: 'update_event@1',
      args: { id: event(0), patch: { allow_public_list: false }, base: {} },
    };
    await mutate(admin, owner, hide);
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(0)).size).toBe(0);
    expect(await divergences(admin, reader)).toEqual([]);
  });

  test('[case 10] a person who cancels keeps nothing of a private event but what its link shows', async () => {
    const reader = await device({ user: ana }, ['me', scopeOf(2)]);
    await mutate(admin, ana, register(ana, event(2)));
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events', 'me').has(event(2))).toBe(true);
    expect(held(reader, 'operators', scopeOf(2)).size).toBeGreaterThan(1);
    const operator_id = await admin.one(
      'select operator_id from public.operator_contacts where event_id = $1 and user_id = $2',
      [event(2), ana],
    );
    await mutate(admin, ana, {
      name: 'cancel_registration@1',
      args: { operator_id, event_id: event(2) },
    });
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events', 'me').has(event(2))).toBe(false);
    expect(held(reader, 'operators', scopeOf(2)).size).toBe(0);
    expect(await divergences(admin, reader)).toEqual([]);
  });

  test('[case 10] an event that becomes private while people still register leaves the public scope', async () => {
    const reader = await device('anon', ['public', scopeOf(0)]);
    await reader.sync(PLAIN);
    await admin.exec(`update public.airsoft_events set is_public = false where id = '${event(0)}'`);
    for (const player of players.slice(-3)) await mutate(admin, player, register(player, event(0)));
    await reader.sync({ digest: false, limit: 2 });
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    // the link still shows it
    expect(held(reader, 'airsoft_events', scopeOf(0)).has(event(0))).toBe(true);
  });

  test('[case 11] rows that become visible again arrive, however old they are', async () => {
    const reader = await device('anon', ['public', scopeOf(1), scopeOf(2)]);
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(1)).size).toBe(0);
    await admin.exec(
      `update public.airsoft_events set is_public = true, allow_public_list = true where id in ('${event(1)}', '${event(2)}')`,
    );
    await reader.sync(PLAIN);
    expect(held(reader, 'operators', scopeOf(1)).size).toBeGreaterThan(0);
    expect(held(reader, 'airsoft_events').has(event(2))).toBe(true);
    expect(await divergences(admin, reader)).toEqual([]);
  });

  test('[case 12] hard-deleted rows leave by their departures', async () => {
    const reader = await device({ user: ana }, ['public', 'me', scopeOf(0)]);
    await reader.sync(PLAIN);
    await admin.exec(`delete from public.operators where event_id = '${event(0)}'; delete from public.teams where id = '${teams[0]}';
      delete from public.patches where id = '${patches[0]}'; delete from public.arenas where id = '${arenas[1]}'`);
    await reader.sync(PLAIN);
    expect(await divergences(admin, reader)).toEqual([]);
  });

  test('[case 12] after 120 days, with the departures purged, the digest finds what is left over', async () => {
    const reader = await device({ user: ana }, ['me', scopeOf(0), scopeOf(3)]);
    await reader.sync(PLAIN);
    await mutate(admin, organisers[1], { name: 'delete_event@1', args: { id: event(3) } });
    await admin.exec(`delete from public.operators where event_id in ('${event(0)}', '${event(3)}');
      delete from public.event_teams where event_id = '${event(3)}'; delete from private.departures`);
    expect(await reader.sync({ digest: true, limit: 500 })).toBe(true);
    expect(await divergences(admin, reader)).toEqual([]);
  });

  test('[case 13] an event moved over the edge of the window leaves and comes back, and so does one as days pass', async () => {
    const reader = await device('anon', ['public']);
    await reader.sync(PLAIN);
    await admin.exec(
      `update public.airsoft_events set date = current_date - 30 where id = '${event(0)}'`,
    );
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    await admin.exec(
      `update public.airsoft_events set date = current_date - 14 where id = '${event(0)}'`,
    );
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(true);
    // a week later; the row has not changed
    await admin.exec(`create or replace function private.window_from() returns date language sql stable set search_path = '' as
      $$ select (now() at time zone 'America/Sao_Paulo')::date - 15 + 7 $$`);
    await reader.sync(PLAIN);
    expect(held(reader, 'airsoft_events').has(event(0))).toBe(false);
    expect(held(reader, 'airsoft_events').size).toBeGreaterThan(0);
  });

  test('[case 14] after a restore with older versions the device has what the server has', async () => {
    const reader = await device({ user: ana }, ['public', 'me', scopeOf(0), scopeOf(4)]);
    await reader.sync(PLAIN);
    for (let n = 0; n < 4; n += 1)
      await admin.exec(
        `update public.airsoft_events set name = 'Depois do backup ${n}' where id = '${event(0)}'`,
      );
    await reader.sync(PLAIN);
    await restoreBackup(admin);
    await reader.sync({ digest: false, limit: 4 });
    expect(held(reader, 'airsoft_events').get(event(0))?.name).toBe('Do backup');
    expect(await divergences(admin, reader)).toEqual([]);
  });
});
