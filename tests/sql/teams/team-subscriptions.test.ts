import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { addFullTeam, must, noticesOf, said } from './team-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let full: Awaited<ReturnType<typeof addFullTeam>>;
beforeAll(async () => {
  db = await openDatabase();
});
beforeEach(async () => {
  full = await addFullTeam(db);
});
afterAll(() => db[Symbol.asyncDispose]());

type Role = keyof (typeof full)['member_id'];
const subscribe = (role: Role, subscribed = true, of: Role = role) =>
  said(db, full.person[role], 'subscribe_team@1', {
    team_id: full.team,
    member_id: full.member_id[of],
    subscribed,
  });
const isSubscribed = (role: Role, as: Role = role) =>
  db.trial({ user: full.person[as] }, () =>
    db.one<boolean>('select subscribed from private.sync_team_members where id = $1', [
      full.member_id[role],
    ]),
  );
const post = (args: object) =>
  must(db, full.person.captain, 'post_communication@1', {
    id: crypto.randomUUID(),
    team_id: full.team,
    channel: 'general',
    content: 'Oi',
    ...args,
  });
const told = async (role: Role) =>
  (await noticesOf(db, full.person[role]))
    .map(({ code }) => code)
    .filter((c) => /^(team|agenda)_/.test(c));
const WHEN = '2030-01-01T12:00:00.000Z';

test('a member subscribes and unsubscribes, as often as they ask, and only for themselves', async () => {
  expect(await isSubscribed('member')).toBe(false);
  expect(await subscribe('member')).toBe('applied');
  expect(await subscribe('member')).toBe('applied');
  expect(await isSubscribed('member')).toBe(true);
  // not even the captain knows
  expect(await isSubscribed('member', 'captain')).toBe(false);
  expect(await subscribe('captain', true, 'veteran')).toBe('member_not_found');
  expect(await subscribe('pending')).toBe('member_not_found');
  expect(await subscribe('member', false)).toBe('applied');
  expect(await isSubscribed('member')).toBe(false);
});

test('announcements and polls notify who subscribed and may read the channel, messages nobody', async () => {
  for (const role of ['captain', 'veteran', 'member'] as const) await subscribe(role);
  await post({ type: 'message' });
  await post({ type: 'media', media_urls: ['https://exemplo.test/f.webp'] });
  expect(await told('member')).toEqual([]);
  await post({ type: 'announcement', title: 'Treino' });
  await post({ type: 'poll', title: 'Quando?', poll_options: ['a', 'b'], channel: 'tactical' });
  await post({ type: 'announcement', title: 'Caixa', channel: 'admin' });
  expect(await told('member')).toEqual(['team_announcement']);
  expect((await told('veteran')).toSorted()).toEqual(['team_announcement', 'team_poll']);
  expect(await told('captain')).toEqual([]); // who writes
  expect(await told('officer')).toEqual([]); // did not subscribe
});

test('the agenda tells what is new, moved or deleted, and nothing of what is over', async () => {
  await subscribe('member');
  const { captain } = full.person;
  const entry = (start_date: string) => ({
    id: crypto.randomUUID(),
    team_id: full.team,
    title: 'Treino',
    type: 'training',
    location: 'Galpão',
    start_date,
  });
  const { id, team_id, ...event } = entry(WHEN);
  await must(db, captain, 'create_agenda_event@1', { id, team_id, ...event });
  const edit = (patch: object) =>
    must(db, captain, 'update_agenda_event@1', { id, team_id, patch, base: {} });
  await edit({ title: 'Treino de CQB' });
  expect(await told('member')).toEqual(['agenda_created']);
  await edit({ location: 'Mata' });
  await edit({ start_date: '2030-01-02T12:00:00.000Z' });
  expect(await told('member')).toEqual(['agenda_created', 'agenda_moved']);
  await must(db, captain, 'delete_agenda_event@1', { id, team_id });
  expect(await told('member')).toEqual(['agenda_created', 'agenda_moved', 'agenda_deleted']);
  await must(db, captain, 'create_agenda_event@1', entry('2026-01-01T12:00:00.000Z'));
  expect(await told('member')).toHaveLength(3);
  const [last] = await db.rows<{ body: string; url: string }>(
    `select body, url from public.notifications where data ->> 'code' = 'agenda_moved' and user_id = $1`,
    [full.person.member],
  );
  expect(last).toEqual({
    body: 'Lobos-Guará: Treino de CQB mudou. Agora é 02/01 09:00.',
    url: `/team/${full.team}`,
  });
});

test('who left the team hears no more of it', async () => {
  await subscribe('member');
  const place = { team_id: full.team, member_id: full.member_id.member };
  await must(db, full.person.member, 'leave_team@1', place);
  await post({ type: 'announcement', title: 'Treino' });
  expect(await told('member')).toEqual([]);
  expect(
    await db.rows('select member_id from public.team_subscriptions where team_id = $1', [
      full.team,
    ]),
  ).toEqual([]);
});
