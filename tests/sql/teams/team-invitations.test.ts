import { beforeEach, describe, expect, test } from 'vitest';
import { addPerson, mutate } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, byRole, captainOnly, membersOf, must, noticesOf, said } from './team-acts.ts';

let full: Awaited<ReturnType<typeof addFullTeam>>;
let team_id: string;
const db = await databaseOfFile();
beforeEach(async () => {
  full = await addFullTeam(db);
  team_id = full.team;
});

const CODE = 'C0DE0000000000000001';
const OTHER = 'C0DE0000000000000002';
const argsOf = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  team_id,
  code: CODE,
  max_uses: 2,
  days: 7,
  ...changes,
});
/** Makes an invitation as the captain. @returns its id */
async function invite(changes: object = {}): Promise<string> {
  const args = argsOf(changes);
  await must(db, full.person.captain, 'create_invitation@1', args);
  return args.id;
}
const accept = (person: string, code = CODE, id = crypto.randomUUID()) =>
  said(db, person, 'accept_invitation@1', { id, team_id, code });
const revoke = (id: string) =>
  must(db, full.person.captain, 'revoke_invitation@1', { id, team_id });
const guest = () => addPerson(db, 'Convidada');
const endNow = (id: string) =>
  db.rows(
    `update public.team_invitations set expires_at = clock_timestamp() - interval '1 second' where id = $1`,
    [id],
  );

describe('the captain', () => {
  test('alone makes, reads and revokes an invitation', async () => {
    expect(
      await byRole(db, 'create_invitation@1', ({ team }) => argsOf({ team_id: team })),
    ).toEqual(captainOnly);
    const id = await invite();
    for (const role of ['officer', 'veteran', 'member', 'pending', 'stranger'] as const) {
      const args = { id, team_id };
      expect(await said(db, full.person[role], 'revoke_invitation@1', args)).toBe('not_allowed');
    }
    for (const role of Object.keys(full.person) as (keyof typeof full.person)[]) {
      const scopes = { me: {}, [`team:${team_id}`]: {} };
      const pull = { v: 1, limit: 500, scopes };
      const read = JSON.stringify(await db.rpc({ user: full.person[role] }, 'sync_pull', pull));
      expect([role, read.includes(CODE)]).toEqual([role, role === 'captain']);
    }
  });

  test('hands the invitations over with the team', async () => {
    await invite();
    const { captain, member } = full.person;
    const args = { team_id, member_id: full.member_id.member };
    await must(db, captain, 'transfer_captain@1', args);
    const codes = (user: string) =>
      db.trial({ user }, () => db.rows('select code from public.team_invitations'));
    expect(await codes(captain)).toEqual([]);
    expect(await codes(member)).toEqual([{ code: CODE }]);
  });

  test('has at most ten open, and makes no code twice', async () => {
    const codeOf = (n: number) => `C0DE00000000000000${10 + n}`;
    const ids: string[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await invite({ code: codeOf(n) }));
    const ask = (changes: object) =>
      said(db, full.person.captain, 'create_invitation@1', argsOf(changes));
    expect(await ask({})).toBe('too_many_invitations');
    expect(await ask({ code: codeOf(3) })).toBe('id_reused');
    await endNow(ids[0] ?? '');
    expect(await ask({})).toBe('applied');
    await revoke(ids[1] ?? '');
    expect(await ask({ code: OTHER })).toBe('applied');
  });

  test('finds what was over a month ago deleted', async () => {
    const [old, kept] = [await invite(), await invite({ code: OTHER })];
    await db.rows(
      `update public.team_invitations set expires_at = now() - interval '31 days' where id = $1`,
      [old],
    );
    await invite({ code: 'C0DE0000000000000003' });
    const ids = await db.rows<{ id: string }>(
      'select id from public.team_invitations where team_id = $1',
      [team_id],
    );
    expect(ids.map(({ id }) => id)).not.toContain(old);
    expect(ids.map(({ id }) => id)).toContain(kept);
  });

  test.each([
    [{ code: 'curto' }, 'code'],
    [{ code: 'ILOU0000000000000000' }, 'code'],
    [{ max_uses: 0 }, 'max_uses'],
    [{ max_uses: 101 }, 'max_uses'],
    [{ days: 0 }, 'days'],
    [{ days: 91 }, 'days'],
  ])('is refused %j', async (changes, field) => {
    expect(await said(db, full.person.captain, 'create_invitation@1', argsOf(changes))).toBe(
      `invalid_args: ${field}`,
    );
  });
});

describe('who has the link', () => {
  test('is a member at once, and the captain is told', async () => {
    const id = await invite();
    const person = await guest();
    const outcome = await mutate(db, person, {
      name: 'accept_invitation@1',
      args: { id: crypto.randomUUID(), team_id, code: CODE },
    });
    expect(outcome.rows).toMatchObject([
      [
        'team_members',
        { user_id: person, role: 'member', approved: true },
        ['me', `team:${team_id}`],
      ],
    ]);
    expect((await membersOf(db, team_id)).at(-1)).toMatchObject({ name: 'Convidada' });
    const told = await noticesOf(db, full.person.captain);
    expect(told.at(-1)?.code).toBe('invitation_accepted');
    expect(await db.one('select used from public.team_invitations where id = $1', [id])).toBe(1);
  });

  test('and had asked to join, is approved: the request is not left over', async () => {
    await invite();
    expect(await accept(full.person.pending)).toBe('applied');
    const rows = await db.rows('select approved from public.team_members where user_id = $1', [
      full.person.pending,
    ]);
    expect(rows).toEqual([{ approved: true }]);
  });

  test('and is in the team, changes nothing', async () => {
    const id = await invite();
    for (const role of ['captain', 'officer', 'member'] as const)
      expect(await accept(full.person[role])).toBe('already_member');
    expect(await db.one('select used from public.team_invitations where id = $1', [id])).toBe(0);
  });

  test('is let in once by it: who was removed does not come back', async () => {
    await invite({ max_uses: 5 });
    const person = await guest();
    const member_id = crypto.randomUUID();
    expect(await accept(person, CODE, member_id)).toBe('applied');
    await must(db, full.person.captain, 'remove_member@1', { team_id, member_id });
    expect(await accept(person)).toBe('invitation_already_accepted');
    await invite({ code: OTHER });
    expect(await accept(person, OTHER)).toBe('applied');
  });

  test('is told when it is used up, expired or revoked, or never was', async () => {
    await invite({ max_uses: 1 });
    expect(await accept(await guest())).toBe('applied');
    expect(await accept(await guest())).toBe('invitation_used_up');
    await endNow(await invite({ code: OTHER }));
    expect(await accept(await guest(), OTHER)).toBe('invitation_expired');
    const third = 'C0DE0000000000000003';
    await revoke(await invite({ code: third }));
    expect(await accept(await guest(), third)).toBe('invitation_revoked');
    expect(await accept(await guest(), 'C0DE0000000000000009')).toBe('invitation_not_found');
    // a code that is over is not kept
    const codes = await db.rows<{ code: string | null }>(
      'select code from public.team_invitations where team_id = $1 and expires_at > now()',
      [team_id],
    );
    expect(codes.map(({ code }) => code)).toEqual([null, null]);
  });

  test('a code opens no other team, and none that was deleted', async () => {
    await invite();
    const other = await addFullTeam(db);
    const args = { id: crypto.randomUUID(), team_id: other.team, code: CODE };
    expect(await said(db, await guest(), 'accept_invitation@1', args)).toBe('invitation_not_found');
    await must(db, full.person.captain, 'delete_team@1', { id: team_id });
    expect(await accept(await guest())).toBe('team_gone');
    const left = await db.rows('select id from public.team_invitations where team_id = $1', [
      team_id,
    ]);
    expect(left).toEqual([]);
  });

  test('tries ten codes an hour, and a refused try counts', async () => {
    await invite();
    const person = await guest();
    for (let n = 0; n < 10; n += 1)
      expect(await accept(person, `C0DE000000000000009${n}`)).toBe('invitation_not_found');
    expect(await accept(person)).toBe('too_many_requests');
    await db.rows(`update private.attempts set at = at - interval '61 minutes'`);
    expect(await accept(person)).toBe('applied');
  });
});

test('a code that is over leaves the captain’s device', async () => {
  const [id, spent] = [await invite(), await invite({ code: OTHER, max_uses: 1 })];
  const scope = `team:${team_id}`;
  type Page = { rows: { id: string }[]; departed?: unknown };
  const records = async () => {
    const pull = { v: 1, limit: 500, scopes: { [scope]: {} } };
    const answer = await db.rpc<{ scopes: Record<string, { c: Record<string, Page> }> }>(
      { user: full.person.captain },
      'sync_pull',
      pull,
    );
    return answer.scopes[scope]?.c['team_records']?.rows.map((row) => row.id) ?? [];
  };
  expect(await records()).toEqual(expect.arrayContaining([id, spent]));
  await revoke(id);
  await accept(await guest(), OTHER);
  expect(await records()).not.toContain(id);
  expect(await records()).not.toContain(spent);
  const departed = await db.rows<{ id: string }>(
    'select id from private.departures where scope = $1 and id = any ($2::uuid[])',
    [scope, [id, spent]],
  );
  expect(departed).toHaveLength(2);
});

test('the end of an account takes its name from what the captain was told', async () => {
  await invite();
  const person = await guest();
  expect(await accept(person)).toBe('applied');
  await db.rpc({ user: person }, 'delete_my_account', { user_id: person });
  const codes = (await noticesOf(db, full.person.captain)).map(({ code }) => code);
  expect(codes).not.toContain('invitation_accepted');
});
