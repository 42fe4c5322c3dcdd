import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pushOf, registration } from './acts.ts';
import { openDatabase, type World as GrantWorld } from './database.ts';
import {
  buildWorld,
  allowedNumbers,
  PEOPLE,
  phone,
  ROLES,
  type Role,
  type World,
} from './matrix-world.ts';
import { refusal } from './session.ts';

const CANARY = /5500900000\d{3}/g;
const NIL = '00000000-0000-0000-0000-000000000000';

describe.each<GrantWorld>(['hosted', 'lite'])(
  '[T1] two hundred numbers, where the grants are those of %s',
  (grants) => {
    let db: Awaited<ReturnType<typeof openDatabase>>;
    let world: World;
    beforeAll(async () => {
      db = await openDatabase(grants);
      world = await buildWorld(db);
    });
    afterAll(() => db[Symbol.asyncDispose]());

    /** Everything that the rpcs say to a role when asked for everything, errors included. */
    async function everythingSaid(role: Role): Promise<string> {
      const who = world.who[role];
      const said: string[] = [];
      const ask = async (fn: string, body: unknown) => {
        const refused = await refusal(async () =>
          said.push(JSON.stringify(await db.rpc(who, fn, body))),
        );
        if (refused) said.push(JSON.stringify(refused));
      };
      const scopes = ['public', 'me', ...Object.values(world.event).map((id) => `event:${id}`)];
      const known = { c: {}, departed: [0, NIL] };
      await ask('sync_pull', {
        v: 1,
        limit: 1000,
        digest: scopes,
        scopes: Object.fromEntries(scopes.map((scope) => [scope, known])),
      });
      const ids: Record<string, string[]> = {};
      for (const table of [
        'airsoft_events',
        'operators',
        'event_teams',
        'arenas',
        'teams',
        'patches',
        'profiles',
      ]) {
        ids[table] = (await db.rows<{ id: string }>(`select id from public.${table}`)).map(
          ({ id }) => id,
        );
      }
      for (const scope of scopes) {
        for (const [collection, wanted] of Object.entries(ids)) {
          await ask('sync_manifest', { scope, collection });
          await ask('sync_rows', { scope, collection, ids: wanted });
        }
      }
      const user = world.user[role];
      const [operator] = ids['operators'] ?? [];
      await db.trial('postgres', async () => {
        for (const event_id of Object.values(world.event)) {
          // whose number is that, who are you, what is it called
          for (const mutation of [
            { name: 'register@1', args: registration(event_id, { whatsapp: '5500911111111' }) },
            { name: 'cancel_registration@1', args: { operator_id: operator, event_id } },
            {
              name: 'update_event@1',
              args: { id: event_id, patch: { name: 'Meu agora' }, base: {} },
            },
            { name: 'delete_event@1', args: { id: event_id } },
          ]) {
            if (mutation.name !== 'register@1' && (await ownsEvent(role, event_id))) continue;
            await ask('sync_push', pushOf(user ?? crypto.randomUUID(), [mutation]));
          }
        }
      });
      return said.join('\n');
    }

    const ownsEvent = (role: Role, id: string) =>
      db.one<boolean>(
        'select created_by is not distinct from $2::uuid from public.airsoft_events where id = $1',
        [id, world.user[role]],
      );

    test.each(ROLES)(
      '%s is told the numbers that the matrix allows, all of them and no other',
      async (role) => {
        const said = await everythingSaid(role);
        expect([...new Set(said.match(CANARY))].toSorted()).toEqual(
          await allowedNumbers(db, world, role),
        );
        if (role === 'anon' || role === 'stranger') expect(said).not.toContain('CANARY-INV');
      },
    );

    test('the people of an event can’t be told apart by who invited them, but by the organiser', async () => {
      const [ana, owner] = [await everythingSaid('ana'), await everythingSaid('owner')];
      const invitations = (said: string) => new Set(said.match(/CANARY-INV-\d+/g)).size;
      expect(invitations(ana)).toBe(4); // her own registrations
      expect(invitations(owner)).toBeGreaterThan(100);
    });

    test.each(ROLES)(
      '[decision 3] %s is told of no private event unless it is theirs',
      async (role) => {
        const answer = await db.rpc(world.who[role], 'sync_pull', {
          v: 1,
          limit: 1000,
          scopes: { public: { c: {}, departed: [0, NIL] }, me: { c: {}, departed: [0, NIL] } },
        });
        const said = JSON.stringify(answer);
        const mine: Partial<Record<Role, string[]>> = {
          ana: ['A_private'],
          owner: ['A_private'],
          other_org: ['B_private'],
        };
        const told = ['A_private', 'B_private'].filter((name) =>
          said.includes(world.event[name] ?? ''),
        );
        expect(told).toEqual(mine[role] ?? []);
      },
    );

    test('[decision 3] [decision 4] what the link of an event opens, to whom', async () => {
      const opened: Record<string, Record<string, string>> = {};
      for (const [name, id] of Object.entries(world.event)) {
        const row: Record<string, string> = {};
        for (const role of ROLES) {
          const { scopes } = await db.rpc<{ scopes: Record<string, Scope> }>(
            world.who[role],
            'sync_pull',
            {
              v: 1,
              limit: 1000,
              scopes: { [`event:${id}`]: {} },
            },
          );
          const scope = scopes[`event:${id}`];
          const operators = scope?.c?.['operators']?.rows ?? [];
          const [all] = await db.rows<{ n: number }>(
            'select operators_count::int as n from public.airsoft_events where id = $1',
            [id],
          );
          const list =
            operators.length === all?.n
              ? 'list'
              : operators.length === 1
                ? 'self'
                : operators.length === 0
                  ? 'count'
                  : 'some';
          const teams = scope?.c?.['event_teams']?.rows.length ? '+teams' : '';
          row[role] = scope?.gone ? 'gone' : `${list}${teams}`;
        }
        opened[name] = row;
      }
      const open = {
        anon: 'list+teams',
        stranger: 'list+teams',
        ana: 'list+teams',
        bruno: 'list+teams',
        owner: 'list+teams',
        other_org: 'list+teams',
      };
      const none = {
        anon: 'count',
        stranger: 'count',
        ana: 'count',
        bruno: 'count',
        owner: 'count',
        other_org: 'count',
      };
      expect(opened).toEqual({
        A_open: open,
        A_hidden: { ...none, ana: 'self', bruno: 'self', owner: 'list+teams' },
        A_private: { ...none, ana: 'list+teams', owner: 'list+teams' },
        A_trio: {
          anon: 'count+teams',
          stranger: 'count+teams',
          ana: 'count+teams',
          bruno: 'count+teams',
          owner: 'list+teams',
          other_org: 'count+teams',
        },
        A_old: {
          anon: 'list',
          stranger: 'list',
          ana: 'list',
          bruno: 'list',
          owner: 'list',
          other_org: 'list',
        },
        A_deleted: {
          anon: 'gone',
          stranger: 'gone',
          ana: 'gone',
          bruno: 'gone',
          owner: 'gone',
          other_org: 'gone',
        },
        B_open: open,
        B_hidden: { ...none, other_org: 'list' },
        B_private: { ...none, other_org: 'list+teams' },
      });
    });

    test('the public snapshot says what a pull by nobody says, and no number', async () => {
      const body = await db.one<string>('select body from private.public_snapshot');
      expect(body).not.toMatch(CANARY);
      const snapshot = JSON.parse(body) as { scopes: { public: Scope } };
      const pulled = await db.rpc<{ scopes: { public: Scope } }>('anon', 'sync_pull', {
        v: 1,
        limit: 1000,
        scopes: { public: {} },
      });
      const rows = ({ scopes }: { scopes: { public: Scope } }) =>
        Object.fromEntries(
          Object.entries(scopes.public.c ?? {}).map(([name, part]) => [name, part.rows]),
        );
      expect(rows(snapshot)).toEqual(rows(pulled));
    });

    test('the canaries are there to be found', async () => {
      const stored = await db.rows<{ whatsapp: string }>(
        'select distinct whatsapp from public.profile_contacts order by 1',
      );
      expect(stored.map(({ whatsapp }) => whatsapp)).toEqual(
        Array.from({ length: PEOPLE }, (_, n) => phone(n + 1)),
      );
    });
  },
);

type Scope = { gone?: boolean; c?: Record<string, { rows: unknown[] }> };
