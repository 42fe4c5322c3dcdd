import { describe, expect, test } from 'vitest';
import { addPerson, mutate, verdict } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

const db = await databaseOfFile();
const full = await addFullTeam(db);

const roles = ['captain', 'officer', 'veteran', 'member', 'pending', 'stranger'] as const;
const as = (role: TeamRole, name: string, args: object) =>
  verdict(db, full.person[role], { name, args: { team_id: full.team, ...args } });
const id = () => crypto.randomUUID();

describe('communications', () => {
  const post = (changes: object = {}) => ({
    id: id(),
    channel: 'general',
    type: 'message',
    content: 'Sábado às oito.',
    ...changes,
  });

  test('who may post what where', async () => {
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
    [
      'a poll with an option twice',
      { type: 'poll', title: 'Quando?', poll_options: ['Dia 6', 'Dia\u00a06'] },
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

  test('one vote per person; voting again changes it; the counts match the votes', async () => {
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
    const votes = 'select option from public.team_votes where communication_id = $1';
    expect(await db.rows(votes, [args.id])).toEqual([{ option: 1 }, { option: 1 }]);
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

  test('a poll shows me my own vote, and nobody else’s', async () => {
    const args = post({ type: 'poll', title: 'Quando?', poll_options: ['Sábado', 'Domingo'] });
    const other = post({ type: 'poll', title: 'Onde?', poll_options: ['Aqui', 'Ali'] });
    for (const poll of [args, other]) await as('captain', 'post_communication@1', poll);
    await as('captain', 'vote@1', { id: args.id, option: 1 });
    await as('veteran', 'vote@1', { id: other.id, option: 1 });
    await as('veteran', 'vote@1', { id: args.id, option: 0 });
    const seen = (role: TeamRole) =>
      db.trial({ user: full.person[role] }, () =>
        db.rows(
          `select data -> 'my_vote' as mine from private.team_communication_records where id = $1`,
          [args.id],
        ),
      );
    expect(await seen('captain')).toEqual([{ mine: 1 }]);
    expect(await seen('veteran')).toEqual([{ mine: 0 }]);
    expect(await seen('member')).toEqual([{ mine: null }]);
  });

  test('a post has an id of its own, and keeps the name of an author whose account stays', async () => {
    const args = post();
    await as('captain', 'post_communication@1', args);
    expect(await as('officer', 'post_communication@1', post({ id: args.id }))).toBe('id_reused');
    const other = await addFullTeam(db);
    const elsewhere = { id: args.id, team_id: other.team, pinned: true };
    const pin = { name: 'pin_communication@1', args: elsewhere };
    expect(await verdict(db, other.person.captain, pin)).toBe('communication_not_found');
    const [row] = await db.rows(
      'update public.team_communications set author_id = author_id where id = $1 returning author_name',
      [args.id],
    );
    expect(row).toEqual({ author_name: 'Pessoa captain' });
  });
});
