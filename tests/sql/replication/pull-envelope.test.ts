import { describe, expect, test } from 'vitest';
import { addEvent, addOperator, addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { refusal, type Who } from '../session.ts';
import { addTeam } from '../teams/team-acts.ts';

const places: string[] = [];
const db = await databaseOfFile();
const owner = await addPerson(db, 'Organizadora');
const event = await addEvent(db, owner);
const { team } = await addTeam(db, owner);
for (let n = 0; n < 3; n += 1)
  places.push(await addOperator(db, await addPerson(db, `Pessoa ${n}`), { event }));

type Page = { rows: { id: string; sync_xid: number }[]; done: boolean; digest?: { n: number } };
type Scope = {
  gone?: true;
  c: Record<string, Page>;
  departed: [string, string, number, number][];
  departed_done: boolean;
  view?: string;
  restarted?: true;
};
type Answer = { reset?: true; epoch: string; scopes: Record<string, Scope>; gone?: string[] };
const pull = (body: object, who: Who = { user: owner }) =>
  db.rpc<Answer>(who, 'sync_pull', { v: 1, scopes: {}, ...body });
const ids = (n: number) => Array.from({ length: n }, () => crypto.randomUUID());
const scopesOf = (n: number) => Object.fromEntries(ids(n).map((id) => [`event:${id}`, {}]));

describe('what is asked', () => {
  test.each<[rpc: string, body: () => object, said: string]>([
    ['sync_pull', () => ({ v: 2, scopes: {} }), 'client_too_new'],
    ['sync_pull', () => ({ v: 1, scopes: [] }), 'invalid_args'],
    ['sync_pull', () => ({ v: 1, scopes: scopesOf(61) }), 'invalid_args'],
    ['sync_rows', () => ({ scope: 'public', collection: 'teams', ids: {} }), 'invalid_args'],
    ['sync_rows', () => ({ scope: 'public', collection: 'teams', ids: ids(501) }), 'invalid_args'],
  ])('%s refuses, case %#', async (rpc, body, said) => {
    expect(await refusal(() => db.rpc({ user: owner }, rpc, body()))).toMatchObject({
      message: said,
    });
  });

  test('sixty scopes and five hundred rows are not too many', async () => {
    expect(Object.keys((await pull({ scopes: scopesOf(60) })).scopes)).toHaveLength(60);
    const asked = { scope: 'public', collection: 'teams', ids: [team, ...ids(499)] };
    expect(await db.rpc({ user: owner }, 'sync_rows', asked)).toMatchObject({
      rows: [{ id: team }],
    });
  });

  test('[hole N2] a visitor reads the public rows and twenty events at once, and no more', async () => {
    const asked = { public: {}, ...scopesOf(20) };
    expect(Object.keys((await pull({ scopes: asked }, 'anon')).scopes)).toHaveLength(21);
    const more = { ...asked, ...scopesOf(1) };
    expect(await refusal(() => pull({ scopes: more }, 'anon'))).toMatchObject({
      message: 'invalid_args',
    });
  });

  test('another epoch resets the device, its own does not, nor none', async () => {
    const { epoch } = await pull({});
    expect(await pull({ epoch: crypto.randomUUID() })).toMatchObject({ reset: true, epoch });
    for (const same of [{ epoch }, { epoch: null }, {}])
      expect((await pull(same)).reset).toBeUndefined();
  });

  test('of at most twenty accounts it says which there are not', async () => {
    const unknown = ids(20);
    const { gone } = await pull({ accounts: [owner, ...unknown] });
    expect(gone?.toSorted()).toEqual(unknown.slice(0, 19).toSorted());
    expect((await pull({})).gone).toBeNull();
  });
});

test('a scope is gone that there is not, and that of nobody', async () => {
  const asked = ['public', 'me', `event:${event}`, `team:${team}`];
  const unknown = [`event:${team}`, `team:${event}`, 'event:x', 'all'];
  const gone = async (who: Who) => {
    const scopes = Object.fromEntries([...asked, ...unknown].map((scope) => [scope, {}]));
    const answer = await pull({ scopes }, who);
    return Object.keys(scopes).filter((scope) => answer.scopes[scope]?.gone);
  };
  expect(await gone({ user: owner })).toEqual(unknown);
  expect(await gone('anon')).toEqual(expect.arrayContaining(['me', ...unknown]));
  for (const scope of unknown)
    for (const [rpc, ask] of [
      ['sync_manifest', {}],
      ['sync_rows', { ids: [event] }],
    ] as const) {
      const said = await db.rpc({ user: owner }, rpc, {
        scope,
        collection: 'airsoft_events',
        ...ask,
      });
      expect(said).toMatchObject(rpc === 'sync_rows' ? { rows: [] } : { ids: [] });
    }
  const here = { scope: `event:${event}`, collection: 'operators' };
  const manifest = await db.rpc<{ ids: [string, number][] }>(
    { user: owner },
    'sync_manifest',
    here,
  );
  expect(manifest.ids.map(([id]) => id).toSorted()).toEqual(places.toSorted());
});

describe('a page', () => {
  const scope = () => `event:${event}`;
  const page = async (known: object, limit: number, digest: string[] = []) => {
    const answer = await pull({ scopes: { [scope()]: known }, limit, digest });
    return answer.scopes[scope()]!;
  };

  test('continues behind the last row, and is the last one when it is not full', async () => {
    const seen: string[] = [];
    let cursor: [number, string] | undefined;
    for (const done of [false, false, false, true]) {
      const { rows, done: is_done } = (await page(cursor ? { c: { operators: cursor } } : {}, 1)).c[
        'operators'
      ]!;
      expect(is_done).toBe(done);
      seen.push(...rows.map(({ id }) => id));
      const last = rows.at(-1);
      if (last) cursor = [last.sync_xid, last.id];
    }
    expect(seen.toSorted()).toEqual(places.toSorted());
  });

  test('has a digest when it was asked for, with the last row, and never of what is public', async () => {
    const digest = async (limit: number, asked: string[]) =>
      (await page({}, limit, asked)).c['operators']?.digest?.n;
    expect(await digest(4, [scope()])).toBe(3);
    expect(await digest(3, [scope()])).toBeUndefined();
    expect(await digest(4, [])).toBeUndefined();
    const { scopes } = await pull({ scopes: { public: {} }, digest: ['public'] });
    expect(scopes['public']?.c['teams']).toMatchObject({ done: true });
    expect(scopes['public']?.c['teams']?.digest).toBeUndefined();
  });

  test('begins anew in another role, and only then', async () => {
    const [last] = (await page({}, 10)).c['operators']!.rows.slice(-1);
    const known = { c: { operators: [last!.sync_xid, last!.id] } };
    const rows = async (more: object) => {
      const { restarted, c } = await page({ ...known, ...more }, 10);
      return [restarted ?? false, c['operators']!.rows.length];
    };
    expect(await rows({})).toEqual([false, 0]);
    expect(await rows({ view: 'owner' })).toEqual([false, 0]);
    expect(await rows({ view: 'list' })).toEqual([true, 3]);
  });
});

describe('what departed', () => {
  const NONE = '00000000-0000-0000-0000-000000000000';
  const departed = async (cursor: unknown = [0, NONE]) =>
    (await pull({ scopes: { public: { departed: cursor } } })).scopes['public']!;
  const depart = (id: string, rev: number, xid = 5) =>
    db.rows(
      `insert into private.departures (scope, collection, id, sync_xid, rev) values ('public', 'airsoft_events', $1, $2, $3)`,
      [id, xid, rev],
    );

  test.each<[change: string, rev: number]>([
    ['name = name', 1],
    ['date = private.window_from()', 1],
    ['date = private.window_from() - 1', 70],
    ['is_public = false', 70],
    ['deleted_at = now()', 70],
  ])(
    'covers an event after %s up to the version that this scope no longer shows',
    async (change, rev) => {
      await db.trial('postgres', async () => {
        await db.exec('set local session_replication_role = replica'); // no departure of its own
        await db.rows(`update public.airsoft_events set rev = 70, ${change} where id = $1`, [
          event,
        ]);
        await depart(event, 1);
        expect((await departed()).departed).toEqual([['airsoft_events', event, 5, rev]]);
      });
    },
  );

  test('covers all versions of an event that there is no more', async () => {
    await db.trial('postgres', async () => {
      await depart(team, 1);
      expect((await departed()).departed).toEqual([['airsoft_events', team, 5, 9007199254740991]]);
    });
  });

  test('continues behind the cursor, a thousand at a time; a device without rows needs none', async () => {
    await db.trial('postgres', async () => {
      await db.rows(
        `insert into private.departures (scope, collection, id, sync_xid, rev)
         select 'public', 'teams', ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 5, 1 from generate_series(1, 1000) n`,
      );
      const all = await departed();
      expect([all.departed.length, all.departed_done]).toEqual([1000, false]);
      const after = (n: number) => departed([5, all.departed[n]![1]]);
      const rest = await after(0);
      expect([rest.departed.length, rest.departed_done]).toEqual([999, true]);
      expect((await after(999)).departed).toEqual([]);
      expect(await departed(null)).toMatchObject({ departed: [], departed_done: true });
      expect((await departed(['5', all.departed[0]![1]])).departed).toHaveLength(1000); // no cursor
    });
  });
});
