import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPerson, mutate, verdict } from './acts.ts';
import { openDatabase } from './database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

let db: Awaited<ReturnType<typeof openDatabase>>;
let full: Awaited<ReturnType<typeof addFullTeam>>;
beforeAll(async () => {
  db = await openDatabase();
  full = await addFullTeam(db);
});
afterAll(() => db[Symbol.asyncDispose]());

const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const id = () => crypto.randomUUID();

describe('ranks', () => {
  const addRank = async (level: number) => {
    const rank = id();
    const args = { id: rank, team_id: full.team, name: `Nível ${level}`, level };
    await must(db, full.person.captain, 'create_rank@1', args);
    return rank;
  };

  test('[T6] captain and officers create them; only the captain changes and deletes', async () => {
    const said = async (name: string, args: (rank: string) => object) => {
      const answers: string[] = [];
      for (const role of roles) answers.push(await as(role, name, args(await addRank(2))));
      return answers;
    };
    const no = 'not_allowed';
    expect(await said('create_rank@1', () => ({ id: id(), name: 'Cabo', level: 1 }))).toEqual([
      'applied',
      'applied',
      no,
      no,
      no,
      no,
    ]);
    const patch = { patch: { level: 4 }, base: { level: 2 } };
    const captain_only = ['applied', no, no, no, no, no];
    expect(await said('update_rank@1', (rank) => ({ id: rank, ...patch }))).toEqual(captain_only);
    expect(await said('delete_rank@1', (rank) => ({ id: rank }))).toEqual(captain_only);
  });

  test.each<[string, object, string]>([
    ['no name', { name: '' }, 'invalid_args: name'],
    ['level 0', { level: 0 }, 'invalid_args: level'],
    ['a requirement below 0', { min_points: -1 }, 'invalid_args: min_points'],
    ['half a day', { min_time_in_team: 0.5 }, 'invalid_args: min_time_in_team'],
  ])('%s is refused', async (_what, changes, code) => {
    const args = { id: id(), name: 'Cabo', level: 1, ...changes };
    expect(await as('captain', 'create_rank@1', args)).toBe(code);
  });

  test('a field that changed meanwhile, an unknown rank', async () => {
    const rank = await addRank(2);
    const edit = (base: object) =>
      as('captain', 'update_rank@1', { id: rank, patch: { level: 9 }, base });
    expect(await edit({ level: 3 })).toBe('record_changed: level');
    expect(await edit({ level: 2 })).toBe('applied');
    expect(await as('captain', 'delete_rank@1', { id: id() })).toBe('rank_not_found');
  });

  test('[T6] [A11] officers assign below level 5, not to themselves, not to the captain', async () => {
    const [low, high] = [await addRank(4), await addRank(5)];
    const give = (role: TeamRole, to: Exclude<TeamRole, 'stranger'>, rank_id: string | null) =>
      as(role, 'assign_rank@1', { member_id: full.member_id[to], rank_id });
    expect(await give('officer', 'member', low)).toBe('applied');
    expect(await give('officer', 'member', high)).toBe('not_allowed: rank_id');
    expect(await give('officer', 'officer', low)).toBe('not_allowed: rank_id');
    expect(await give('officer', 'captain', low)).toBe('not_allowed: rank_id');
    expect(await give('captain', 'member', high)).toBe('applied');
    // replaces a rank of level 5
    expect(await give('officer', 'member', low)).toBe('not_allowed: rank_id');
    expect(await give('captain', 'captain', high)).toBe('applied');
    expect(await give('captain', 'pending', low)).toBe('member_not_found');
    for (const role of ['veteran', 'member', 'pending', 'stranger'] as const)
      expect(await give(role, 'veteran', low)).toBe('not_allowed');
    expect(await give('captain', 'member', null)).toBe('applied');
  });

  test('a rank of another team is refused, and a deleted one is removed from its members', async () => {
    const other = await addFullTeam(db);
    const theirs = id();
    const args = { id: theirs, team_id: other.team, name: 'Cabo', level: 1 };
    await must(db, other.person.captain, 'create_rank@1', args);
    const member_id = full.member_id.veteran;
    expect(await as('captain', 'assign_rank@1', { member_id, rank_id: theirs })).toBe(
      'rank_not_found',
    );
    const rank = await addRank(1);
    await as('captain', 'assign_rank@1', { member_id, rank_id: rank });
    const rev = () =>
      db.one<number>('select rev from public.team_members where id = $1', [member_id]);
    const before = await rev();
    expect(await as('captain', 'delete_rank@1', { id: rank })).toBe('applied');
    expect(await rev()).toBeGreaterThan(before);
    expect(
      await db.rows('select 1 from public.team_member_ranks where member_id = $1', [member_id]),
    ).toEqual([]);
  });
});

describe('communications', () => {
  const post = (changes: object = {}) => ({
    id: id(),
    channel: 'general',
    type: 'message',
    content: 'Sábado às oito.',
    ...changes,
  });

  test('[A12] who may post what where', async () => {
    const said: Record<string, string> = {};
    for (const channel of ['announcements', 'general', 'events', 'tactical', 'admin']) {
      const answers = [];
      for (const role of roles)
        answers.push(await as(role, 'post_communication@1', post({ channel })));
      said[channel] = answers.map((one) => (one === 'applied' ? 'yes' : 'no')).join(' ');
    }
    expect(said).toEqual({
      announcements: 'yes yes no no no no',
      general: 'yes yes yes yes no no',
      events: 'yes yes yes yes no no',
      tactical: 'yes yes yes no no no',
      admin: 'yes yes no no no no',
    });
    const poll = { type: 'poll', title: 'Quando?', poll_options: ['Sábado', 'Domingo'] };
    for (const change of [{ type: 'announcement', title: 'Atenção' }, poll]) {
      const answers = [];
      for (const role of roles) answers.push(await as(role, 'post_communication@1', post(change)));
      const no = 'not_allowed';
      expect(answers).toEqual(['applied', 'applied', no, no, no, no]);
    }
  });

  test.each<[string, object, string]>([
    ['a blank message', { content: ' ' }, 'invalid_args: content'],
    ['an announcement without a title', { type: 'announcement' }, 'invalid_args: title'],
    [
      'a poll with one option',
      { type: 'poll', title: 'Quando?', poll_options: ['Já'] },
      'invalid_args: poll_options',
    ],
    ['a message with options', { poll_options: ['a', 'b'] }, 'invalid_args: poll_options'],
    ['shared media without any', { type: 'media' }, 'invalid_args: media_urls'],
    [
      'media that is a script',
      { type: 'media', media_urls: ['javascript:alert(1)'] },
      'invalid_args: media_urls',
    ],
    ['an event without a title', { type: 'event' }, 'invalid_args: title'],
    ['a channel that is none', { channel: 'secret' }, 'invalid_args: channel'],
    ['the name of another author', { author_name: 'Outro' }, 'invalid_args: author_name'],
  ])('%s is refused', async (_what, changes, code) => {
    expect(await as('captain', 'post_communication@1', post(changes))).toBe(code);
  });

  test('authors delete their own, captain and officers any; captain and officers pin', async () => {
    const made = async () => {
      const args = post();
      await as('veteran', 'post_communication@1', args);
      return args.id;
    };
    const [gone, no] = ['communication_not_found', 'not_allowed'];
    const answers: string[] = [];
    for (const role of roles)
      answers.push(await as(role, 'delete_communication@1', { id: await made() }));
    expect(answers).toEqual(['applied', 'applied', 'applied', no, gone, gone]);
    const pins: string[] = [];
    for (const role of roles)
      pins.push(await as(role, 'pin_communication@1', { id: await made(), pinned: true }));
    expect(pins).toEqual(['applied', 'applied', no, no, gone, gone]);
    expect(await as('captain', 'pin_communication@1', { id: id(), pinned: true })).toBe(gone);
  });

  test('a post that a member does not see does not exist for them: no vote, no hint', async () => {
    const args = post({
      channel: 'tactical',
      type: 'poll',
      title: 'Flanco?',
      poll_options: ['Sim', 'Não'],
    });
    await as('captain', 'post_communication@1', args);
    const vote = { id: args.id, option: 0 };
    expect(await as('member', 'vote@1', vote)).toBe('communication_not_found');
    expect(await as('veteran', 'vote@1', vote)).toBe('applied');
  });

  test('[A13] one vote per person; voting again changes it; the counts match the votes', async () => {
    const args = post({ type: 'poll', title: 'Quando?', poll_options: ['Sábado', 'Domingo'] });
    await as('captain', 'post_communication@1', args);
    const vote = (role: TeamRole, option: number) => as(role, 'vote@1', { id: args.id, option });
    const results = () =>
      db.one('select poll_results from public.team_communications where id = $1', [args.id]);
    expect(await results()).toEqual([0, 0]);
    const same = {
      id: id(),
      name: 'vote@1',
      args: { team_id: full.team, id: args.id, option: 0 },
    };
    await mutate(db, full.person.member, same);
    await mutate(db, full.person.member, same);
    expect(await vote('captain', 1)).toBe('applied');
    expect(await results()).toEqual([1, 1]);
    expect(await vote('member', 1)).toBe('applied');
    expect(await results()).toEqual([0, 2]);
    expect(await vote('member', 2)).toBe('invalid_args: option');
    expect(await vote('stranger', 0)).toBe('communication_not_found');
    const message = post();
    await as('captain', 'post_communication@1', message);
    expect(await as('member', 'vote@1', { id: message.id, option: 0 })).toBe(
      'communication_not_found',
    );
  });

  test('a deleted account takes its vote and its name with it', async () => {
    const captain = full.person.captain;
    const person = await addPerson(db, 'Vai embora');
    const member_id = id();
    await must(db, person, 'request_join@1', { id: member_id, team_id: full.team });
    await must(db, captain, 'approve_member@1', { member_id, team_id: full.team });
    const poll = post({ type: 'poll', title: 'Quando?', poll_options: ['Sábado', 'Domingo'] });
    await as('captain', 'post_communication@1', poll);
    const message = post();
    await must(db, person, 'post_communication@1', { ...message, team_id: full.team });
    await must(db, person, 'vote@1', { id: poll.id, team_id: full.team, option: 0 });
    await db.rows('delete from auth.users where id = $1', [person]);
    expect(
      await db.rows(
        'select author_name, poll_results from public.team_communications where id = any ($1::uuid[]) order by type',
        [[message.id, poll.id]],
      ),
    ).toEqual([
      { author_name: '', poll_results: [] },
      { author_name: 'Pessoa captain', poll_results: [0, 0] },
    ]);
  });
});
