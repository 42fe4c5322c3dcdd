import { beforeEach, expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, must, noticesOf, said } from './team-acts.ts';

let full: Awaited<ReturnType<typeof addFullTeam>>;
const db = await databaseOfFile();
beforeEach(async () => {
  full = await addFullTeam(db);
});

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
const urlOf = (role: Role, code: string) =>
  db.one<string>(
    `select url from public.notifications where data ->> 'code' = $2 and user_id = $1`,
    [full.person[role], code],
  );
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

test('an announcement leads to its channel and to itself', async () => {
  await subscribe('officer');
  const id = crypto.randomUUID();
  await post({ id, type: 'announcement', title: 'Caixa', channel: 'admin' });
  expect(await urlOf('officer', 'team_announcement')).toBe(
    `/team/${full.team}/advanced?tab=communications&channel=admin&post=${id}`,
  );
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
    url: `/team/${full.team}/advanced?tab=events&event=${id}`,
  });
  expect(await urlOf('member', 'agenda_created')).toBe(last?.url);
  // what was deleted can't be opened
  expect(await urlOf('member', 'agenda_deleted')).toBe(`/team/${full.team}/advanced?tab=events`);
});

test('a series tells once, of its first date and how many follow; another entry tells of itself', async () => {
  await subscribe('member');
  const add = (title: string, start_date: string) =>
    must(db, full.person.captain, 'create_agenda_event@1', {
      id: crypto.randomUUID(),
      team_id: full.team,
      title,
      type: 'training',
      location: 'Galpão',
      start_date,
    });
  const bodies = () =>
    db.one<string[]>(
      `select array_agg(body order by body) from public.notifications
       where data ->> 'code' = 'agenda_created' and user_id = $1`,
      [full.person.member],
    );
  for (const day of ['01', '08', '15']) await add('Treino', `2030-01-${day}T12:00:00.000Z`);
  expect(await bodies()).toEqual(['Lobos-Guará: Treino, 01/01 09:00 (+2).']);
  await subscribe('veteran'); // who follows the team only now hears of the next one
  await add('Treino', '2030-01-22T12:00:00.000Z');
  expect(await told('veteran')).toEqual(['agenda_created']);
  await add('Churrasco', WHEN);
  expect(await bodies()).toEqual([
    'Lobos-Guará: Churrasco, 01/01 09:00.',
    'Lobos-Guará: Treino, 01/01 09:00 (+3).',
  ]);
  await db.rows(`update public.notifications set created_at = now() - interval '10 minutes'`);
  await add('Treino', '2030-02-01T12:00:00.000Z');
  expect(await bodies()).toHaveLength(3);
  // of another team
  full = await addFullTeam(db);
  await subscribe('member');
  await add('Treino', WHEN);
  expect(await bodies()).toEqual(['Lobos-Guará: Treino, 01/01 09:00.']);
});

test('two days before an entry, who subscribed and has not answered is reminded, once for each start', async () => {
  for (const role of ['captain', 'veteran', 'member'] as const) await subscribe(role);
  const ids = { id: crypto.randomUUID(), team_id: full.team };
  const event = { title: 'Treino', type: 'training', location: 'Galpão', start_date: WHEN };
  await must(db, full.person.captain, 'create_agenda_event@1', { ...ids, ...event });
  const answer = (role: Role, status: string) =>
    must(db, full.person[role], 'set_attendance@1', { ...ids, status });
  await answer('captain', 'confirmed');
  await answer('veteran', 'declined');
  const remind = async (hours: number, known_h = hours + 60) => {
    await db.rows(
      `update public.team_agenda_events set start_date = now() + $2::int * interval '1 hour',
         created_at = now() + ($2::int - $3::int) * interval '1 hour' where id = $1`,
      [ids.id, hours, known_h],
    );
    return db.one<number>('select private.send_agenda_reminders()');
  };
  expect(await remind(50)).toBe(0);
  expect(await remind(20)).toBe(0);
  expect(await remind(40, 41)).toBe(0); // who was told an hour ago is not asked again
  expect(await remind(47)).toBe(1);
  expect(await db.one<number>('select private.send_agenda_reminders()')).toBe(0);
  expect(await told('member')).toEqual(['agenda_created', 'agenda_reminder']);
  expect(await told('veteran')).toEqual(['agenda_created']);
  expect(await urlOf('member', 'agenda_reminder')).toBe(
    `/team/${full.team}/advanced?tab=events&event=${ids.id}`,
  );
  await answer('veteran', 'pending'); // an answer that is taken back is none
  expect(await remind(46)).toBe(2); // it was moved
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
