import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everythingSaid, NIL } from './everything-said.ts';
import { OPENED, openedByLinks, type Scope, WEAKER } from '../matrix/event-links.ts';
import type { World as GrantWorld } from '../database.ts';
import { ROLES, type Role } from '../matrix/topics/topic.ts';
import { CANARY_INVITATION } from '../matrix/world/matrix-team-life-world.ts';
import { CANARY_CODE } from '../matrix/world/matrix-rewards-world.ts';
import { allowedNumbers, PEOPLE, phone } from '../matrix/matrix-numbers.ts';
import { buildWorld, type World } from '../matrix/world/matrix-world.ts';
import type { Session } from '../session.ts';

const CANARY = /5599900000\d{3}/g;

/**
 * Two hundred people with a number each, and what every caller may find out about them. Tests on
 * PGlite and on PostgreSQL use this.
 * @param roles who reads
 */
export function scrape(
  grants: GrantWorld,
  open: (grants: GrantWorld) => Promise<Session & AsyncDisposable>,
  roles: readonly Role[] = ROLES,
): void {
  describe(`[T1] two hundred numbers, where the grants are those of ${grants}`, () => {
    let db: Session & AsyncDisposable;
    let world: World;
    beforeAll(async () => {
      db = await open(grants);
      world = await buildWorld(db);
    });
    afterAll(() => db[Symbol.asyncDispose]());

    test.each(roles)('%s reads exactly the numbers that the matrix allows', async (role) => {
      const said = await everythingSaid(db, world, role);
      expect([...new Set(said.match(CANARY))].toSorted()).toEqual(
        await allowedNumbers(db, world, role),
      );
      if (role === 'anon' || role === 'stranger') expect(said).not.toContain('CANARY-INV');
      const paid = ['ana', 'bruno', 'owner', 'other_org'].includes(role);
      expect(said.includes('CANARY-PIX')).toBe(paid);
      expect(said.includes(CANARY_CODE)).toBe(role === 'admin');
      expect(said.includes(CANARY_INVITATION)).toBe(role === 'captain');
    });

    test('only the organiser can tell who invited which participants', async () => {
      const [ana, owner] = [
        await everythingSaid(db, world, 'ana'),
        await everythingSaid(db, world, 'owner'),
      ];
      const invitations = (said: string) => new Set(said.match(/CANARY-INV-\d+/g)).size;
      expect(invitations(ana)).toBe(4); // her own registrations
      expect(invitations(owner)).toBeGreaterThan(100);
    });

    test.each(roles)('%s reads no private event unless it is theirs', async (role) => {
      const answer = await db.rpc(world.who[role], 'sync_pull', {
        v: 1,
        limit: 1000,
        scopes: { public: { c: {}, departed: [0, NIL] }, me: { c: {}, departed: [0, NIL] } },
      });
      const said = JSON.stringify(answer);
      const mine: Partial<Record<Role, string[]>> = {
        ana: ['A_private', 'B_private'], // she is in the waiting list
        bruno: ['A_private'], // he is staff
        owner: ['A_private'],
        other_org: ['B_private'],
      };
      const told = ['A_private', 'B_private'].filter((name) =>
        said.includes(world.event[name] ?? ''),
      );
      expect(told).toEqual(mine[role] ?? []);
    });

    test('what the link of an event shows, and to whom', async () => {
      expect(await openedByLinks(db, world)).toEqual(OPENED);
    });

    test('[T10] a definer function that shows too much of an event, or nothing, is noticed', async () => {
      const survived: string[] = [];
      for (const [what, sql] of Object.entries(WEAKER)) {
        await db.trial('postgres', async () => {
          await db.exec(sql);
          if (JSON.stringify(await openedByLinks(db, world)) === JSON.stringify(OPENED))
            survived.push(what);
        });
      }
      expect(survived).toEqual([]);
    });

    test('negative control: departures of rows that were never listed would reveal private ids', async () => {
      await db.trial('postgres', async () => {
        await db.exec(`create or replace function private.leave_event_scopes() returns trigger language plpgsql security definer
          set search_path = '' as $$ begin
            if not new.is_public then perform private.departs('public', 'airsoft_events', new.id, new.rev); end if; return null; end $$`);
        await db.rows('update public.airsoft_events set registration_closed = true where id = $1', [
          world.event['A_private'],
        ]);
        const ask = { v: 1, scopes: { public: { c: {}, departed: [0, NIL] } } };
        expect(JSON.stringify(await db.rpc('anon', 'sync_pull', ask))).toContain(
          world.event['A_private'],
        );
      });
    });

    test('the public snapshot equals an anonymous pull, and contains no number', async () => {
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

    test('control: the canaries are there to be found', async () => {
      const stored = await db.rows<{ whatsapp: string }>(
        'select distinct whatsapp from public.profile_contacts order by 1',
      );
      expect(stored.map(({ whatsapp }) => whatsapp)).toEqual(
        Array.from({ length: PEOPLE }, (_, n) => phone(n + 1)),
      );
    });
  });
}
