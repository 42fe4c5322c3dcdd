import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { collections } from '#sync/records/collections.ts';
import { addPerson } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import type { Who } from '../session.ts';
import { addFullTeam, addTeam, must } from './team-acts.ts';

const NIL = '00000000-0000-0000-0000-000000000000';

type Row = { id: string; sync_xid: number; rev: number } & Record<string, unknown>;
type Scope = {
  gone?: boolean;
  view?: string;
  restarted?: boolean;
  c: Record<string, { rows: Row[] }>;
  departed: [string, string, number, number][];
};

const db = await databaseOfFile();

async function pull(who: Who, scope: string, known: object = { departed: [0, NIL] }) {
  const answer = await db.rpc<{ scopes: Record<string, Scope> }>(who, 'sync_pull', {
    v: 1,
    scopes: { [scope]: known },
    limit: 1000,
    digest: [scope],
  });
  const found = answer.scopes[scope];
  if (!found) throw new Error('no scope');
  for (const [name, { rows }] of Object.entries(found.c ?? {})) {
    const { row } = collections[name as keyof typeof collections];
    for (const given of rows) expect(v.safeParse(row, given).issues).toBeUndefined();
  }
  return found;
}
const as = (user: string): Who => ({ user });

describe('the scope of a team', () => {
  test('is closed to anonymous callers, and empty for a team that does not exist', async () => {
    const { team, person } = await addFullTeam(db);
    expect(await pull('anon', `team:${team}`)).toEqual({ gone: true });
    const scope = `team:${crypto.randomUUID()}`;
    expect(await pull(as(person.captain), scope)).toEqual({ gone: true });
    await must(db, person.captain, 'delete_team@1', { id: team });
    expect(await pull(as(person.captain), `team:${team}`)).toEqual({ gone: true });
  });

  test('holds the team, its people and its number; each role has its own view', async () => {
    const { team, person, member_id } = await addFullTeam(db);
    for (const [role, user] of Object.entries(person)) {
      const { view, c } = await pull(as(user), `team:${team}`);
      expect(view).toBe(role === 'stranger' ? 'visitor' : role);
      expect(c['teams']?.rows.map(({ id }) => id)).toEqual([team]);
      const people = c['team_members']?.rows ?? [];
      const sees_pending = role === 'captain' || role === 'pending';
      expect(people).toHaveLength(sees_pending ? 5 : 4);
      const contacts = people.filter(({ instagram }) => instagram !== null).map(({ id }) => id);
      // the captain created the team and gave no Instagram
      expect(contacts.toSorted()).toEqual(
        role === 'captain'
          ? [member_id.officer, member_id.veteran, member_id.member, member_id.pending].toSorted()
          : role === 'stranger'
            ? []
            : [member_id[role as 'officer']],
      );
      const inside = role !== 'stranger' && role !== 'pending';
      expect(c['team_records']?.rows).toMatchObject([
        { id: team, team_id: team, kind: 'contact', data: { whatsapp: null } },
        ...(inside ? [{ team_id: team, kind: 'tally', data: { members_count: 4 } }] : []),
      ]);
    }
  });

  test('starts anew for a person with a new role, and reports who left', async () => {
    const { team, person, member_id } = await addFullTeam(db);
    const scope = `team:${team}`;
    const before = await pull(as(person.veteran), scope);
    const known = { departed: [0, NIL], view: before.view };
    expect(await pull(as(person.veteran), scope, known)).not.toHaveProperty('restarted');
    await must(db, person.captain, 'remove_member@1', {
      team_id: team,
      member_id: member_id.member,
    });
    const departed = (found: Scope) => found.departed.map(([c, id]) => `${c} ${id}`);
    expect(departed(await pull(as(person.veteran), scope, known))).toEqual([
      `team_members ${member_id.member}`,
    ]);
    expect(await pull(as(person.member), scope, { view: 'member' })).toMatchObject({
      view: 'visitor',
      restarted: true,
    });
    expect(departed(await pull(as(person.member), 'me'))).toContain(
      `team_members ${member_id.member}`,
    );
    await must(db, person.captain, 'transfer_captain@1', {
      team_id: team,
      member_id: member_id.veteran,
    });
    expect(await pull(as(person.veteran), scope, known)).toMatchObject({
      view: 'captain',
      restarted: true,
    });
    expect(await pull(as(person.captain), scope, { view: 'captain' })).toMatchObject({
      view: 'officer',
      restarted: true,
    });
  });

  test('my own rows are in my own scope: memberships, requested and approved', async () => {
    const { person, member_id } = await addFullTeam(db);
    for (const role of ['captain', 'member', 'pending'] as const) {
      const rows = (await pull(as(person[role]), 'me')).c['team_members']?.rows;
      expect(rows).toMatchObject([{ id: member_id[role], approved: role !== 'pending' }]);
    }
    expect((await pull(as(person.stranger), 'me')).c['team_members']?.rows).toEqual([]);
  });

  test('manifest, rows and digest agree with the pull', async () => {
    const { team, person } = await addFullTeam(db);
    const scope = `team:${team}`;
    const { c } = await pull(as(person.officer), scope);
    for (const collection of ['teams', 'team_members', 'team_records']) {
      const rows = c[collection]?.rows ?? [];
      const { ids } = await db.rpc<{ ids: [string, number][] }>(
        as(person.officer),
        'sync_manifest',
        { scope, collection },
      );
      expect(new Map(ids)).toEqual(new Map(rows.map(({ id, rev }) => [id, rev])));
      const asked = await db.rpc<{ rows: Row[] }>(as(person.officer), 'sync_rows', {
        scope,
        collection,
        ids: rows.map(({ id }) => id),
      });
      expect(asked.rows).toHaveLength(rows.length);
      expect((c[collection] as { digest?: { n: number } }).digest?.n).toBe(rows.length);
    }
  });

  test('a new epoch stamps every row again', async () => {
    const { team } = await addTeam(db, await addPerson(db, 'Capitã'), {
      whatsapp: '5585911112222',
    });
    const revs = () =>
      db.rows(
        `select rev from public.team_members where team_id = $1 union all select rev from public.team_contacts where team_id = $1`,
        [team],
      );
    const before = await revs();
    await db.trial('postgres', async () => {
      await db.rows('select private.start_new_epoch()');
      expect(await revs()).not.toEqual(before);
    });
  });
});

describe('pokes', () => {
  test.each(['captain', 'officer', 'veteran', 'member'] as const)(
    '[T21] a %s may listen to the team',
    async (role) => {
      const { team, person } = await addFullTeam(db);
      expect(await mayListen(as(person[role]), `team:${team}`)).toBe(true);
    },
  );
  test('[T21] people who ask to join, strangers and anonymous callers may not, and members not to another team', async () => {
    const [one, two] = [await addFullTeam(db), await addFullTeam(db)];
    expect(await mayListen(as(one.person.pending), `team:${one.team}`)).toBe(false);
    expect(await mayListen(as(one.person.stranger), `team:${one.team}`)).toBe(false);
    expect(await mayListen('anon', `team:${one.team}`)).toBe(false);
    expect(await mayListen(as(one.person.captain), `team:${two.team}`)).toBe(false);
  });

  /** As the Realtime service checks it: can the caller read a message of that topic? */
  const mayListen = (who: Who, topic: string) =>
    db.trial('postgres', async () => {
      await db.rows(
        `insert into realtime.messages (topic, extension, event) values ($1, 'broadcast', 'poke')`,
        [topic],
      );
      await db.rows(`select set_config('realtime.topic', $1, true)`, [topic]);
      return db.trial(who, async () => {
        return (await db.rows('select 1 from realtime.messages')).length > 0;
      });
    });
});
