import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAdmin, addGame, addPerson, verdict } from '#tests/sql/acts.ts';
import { refusal } from '#tests/sql/session.ts';
import { addMember, addTeam, must } from '#tests/sql/teams/team-acts.ts';
import { openPair, rpc, type Second } from './pair.ts';
import { type OpenSession, type RaceServer, startRaceServer } from '../cluster/race-database.ts';

let server: RaceServer;
let one: OpenSession;
let two: OpenSession;
let second: Second;
let admin: string;
beforeAll(async () => {
  server = await startRaceServer();
  ({ one, two, second } = await openPair(server));
  admin = await addAdmin(one);
});
afterAll(() => server.stop());

describe('simultaneous changes of two devices are both kept', () => {
  test('of a profile, field by field', async () => {
    const me = await addPerson(one, 'Ana Souza');
    const save = (db: OpenSession, patch: object) => must(db, me, 'update_profile@1', { patch });
    await second(
      () => save(one, { team: 'Lobos' }),
      () => save(two, { name: 'Ana Lima' }),
    );
    expect(await one.rows('select name, team from public.profiles where id = $1', [me])).toEqual([
      { name: 'Ana Lima', team: 'Lobos' },
    ]);
  });

  test('of the games of a team', async () => {
    const captain = await addPerson(one, 'Capitã');
    const { team } = await addTeam(one, captain);
    const mate = await addPerson(one, 'Colega');
    await addMember(one, mate, { team, captain });
    const games = new Map<string, string>([
      [captain, await addGame(one)],
      [mate, await addGame(one)],
    ]);
    const pay = (db: OpenSession, person: string) =>
      db.rows(
        `insert into public.user_points (user_id, points, source, source_id, description)
         values ($1, 10, 'event_participation', $2, 'x')`,
        [person, games.get(person)],
      );
    await second(
      () => pay(one, captain),
      () => pay(two, mate),
    );
    expect(
      await one.one('select events_count from public.team_tallies where team_id = $1', [team]),
    ).toBe(2);
  });

  test('of an advertisement', async () => {
    const id = crypto.randomUUID();
    await one.rows(
      `insert into public.advertisements (id, title, sponsor_name, location) values ($1, 'Máscaras', 'Loja', 'home')`,
      [id],
    );
    const save = (db: OpenSession, patch: object) =>
      must(db, admin, 'update_advertisement@1', { id, patch, base: {} });
    await second(
      () => save(one, { title: 'Luvas' }),
      () => save(two, { sponsor_name: 'Outra' }),
    );
    expect(
      await one.rows('select title, sponsor_name from public.advertisements where id = $1', [id]),
    ).toEqual([{ title: 'Luvas', sponsor_name: 'Outra' }]);
  });

  test('of a poll, every vote', async () => {
    const captain = await addPerson(one, 'Capitã');
    const { team: team_id } = await addTeam(one, captain);
    const mate = await addPerson(one, 'Colega');
    await addMember(one, mate, { team: team_id, captain });
    const id = crypto.randomUUID();
    await must(one, captain, 'post_communication@1', {
      id,
      team_id,
      channel: 'general',
      type: 'poll',
      title: 'Quando?',
      content: 'Responda.',
      poll_options: ['Sábado', 'Domingo'],
      media_urls: [],
    });
    const vote = (db: OpenSession, who: string, option: number) =>
      must(db, who, 'vote@1', { id, team_id, option });
    await second(
      () => vote(one, captain, 0),
      () => vote(two, mate, 1),
    );
    expect(
      await one.one('select poll_results from public.team_communications where id = $1', [id]),
    ).toEqual([1, 1]);
  });
});

describe('what may be handed out once is not handed out twice', () => {
  test('the last administrator, when two leave at once', async () => {
    const other = await addAdmin(one);
    const leave = (db: OpenSession, user_id: string) =>
      refusal(() => db.rows('delete from public.user_roles where user_id = $1', [user_id]));
    const { answer } = await second(
      () => leave(one, other),
      () => leave(two, admin),
    );
    expect(answer?.message).toBe('last_admin');
  });

  test('a use of a code', async () => {
    const patch = { id: crypto.randomUUID(), nome: 'Mata', tipo: 'especial' };
    await must(one, admin, 'create_patch@1', patch);
    await must(one, admin, 'generate_patch_codes@1', { patch_id: patch.id, max_uses: 1 });
    const code = await one.one('select code from private.patch_codes where patch_id = $1', [
      patch.id,
    ]);
    const [ana, bia] = [await addPerson(one, 'Ana'), await addPerson(one, 'Bia')];
    const redeem = { name: 'redeem_patch@1', args: { code } };
    const { answer } = await second(
      () => verdict(one, ana, redeem),
      () => verdict(two, bia, redeem),
    );
    expect(answer).toBe('patch_code_invalid');
  });

  test('a push message', async () => {
    const me = await addPerson(one, 'Ana');
    await must(one, me, 'register_device@1', {
      id: crypto.randomUUID(),
      onesignal_id: crypto.randomUUID(),
    });
    await one.rows(
      `select private.notify($1, 'patch_earned', '/patches', '{"patch": "Mata"}', 'x')`,
      [me],
    );
    const take = (db: OpenSession) =>
      rpc(db, 'claim_pushes', {}) as unknown as Promise<{ id: string }[]>;
    let [taken]: { id: string }[] = [];
    const { answer, waited } = await second(
      async () => ([taken] = await take(one)),
      () => take(two),
    );
    expect(taken).toBeDefined();
    expect({ answer, waited }).toEqual({ answer: [], waited: false });

    // a message with an outcome is not settled again
    const settle = (db: OpenSession, outcome: string) =>
      rpc(db, 'settle_pushes', { results: [{ id: taken!.id, outcome }] });
    await second(
      () => settle(one, 'sent'),
      () => settle(two, 'gone'),
    );
    expect(
      await one.one('select count(*)::int from public.user_devices where user_id = $1', [me]),
    ).toBe(1);
  });

  test('a slot of the map search', async () => {
    const [ana, bia] = [await addPerson(one, 'Ana'), await addPerson(one, 'Bia')];
    const find = (db: OpenSession, user_id: string, q: string) =>
      rpc(db, 'find_place', { user_id, q });
    const { answer } = await second(
      () => find(one, ana, 'Rua Um'),
      () => find(two, bia, 'Rua Dois'),
    );
    expect(answer).toMatchObject({ granted: true });
    expect(Number(answer['wait_ms'])).toBeGreaterThan(0); // how much is left of the second depends on the machine
  });

  test('a patch that is being deleted gets no code', async () => {
    const patch = { id: crypto.randomUUID(), nome: 'Campo', tipo: 'especial' };
    await must(one, admin, 'create_patch@1', patch);
    const remove = { name: 'delete_patch@1', args: { id: patch.id } };
    await second(
      () => verdict(one, admin, remove),
      () => verdict(two, admin, { name: 'generate_patch_codes@1', args: {} }),
    );
    expect(
      await one.one('select count(*)::int from private.patch_codes where patch_id = $1', [
        patch.id,
      ]),
    ).toBe(0);
  });

  test('an attempt under a limit', async () => {
    const turn = (db: OpenSession) =>
      db.one(`select private.take_turn('a_limit', 'somebody', 1, '1 hour')`);
    const { answer } = await second(
      () => turn(one),
      () => turn(two),
    );
    expect(answer).toBe(false);
  });

  test('a job', async () => {
    const run = (db: OpenSession) => db.one(`select private.run_job('forget_attempts')`);
    const { answer } = await second(
      () => run(one),
      () => run(two),
    );
    expect(answer).toBeNull();
  });

  test('an account that is deleted twice at once', async () => {
    const me = await addPerson(one, 'Ana');
    const remove = (db: OpenSession) =>
      db.request({ user: me }, () => rpc(db, 'delete_my_account', { user_id: me }));
    const { answer } = await second(
      () => remove(one),
      () => refusal(() => remove(two)),
    );
    expect(answer?.sql_state).toBe('PT401');
  });
});
