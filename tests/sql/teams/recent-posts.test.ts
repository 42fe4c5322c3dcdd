import { beforeEach, describe, expect, test } from 'vitest';
import { databaseOfFile } from '../database.ts';
import { refusal } from '../session.ts';
import { addFullTeam, must, type TeamRole } from './team-acts.ts';

const NIL = '00000000-0000-0000-0000-000000000000';
const LATER = { before: '2100-01-01T00:00:00Z', before_id: NIL };
let full: Awaited<ReturnType<typeof addFullTeam>>;
const db = await databaseOfFile();
beforeEach(async () => {
  full = await addFullTeam(db);
});

/** Posts `p1` to `pN`, a minute apart; the last is the newest. */
const write = (count: number, channel = 'general') =>
  db.rows(
    `insert into public.team_communications (id, team_id, channel, content, created_at)
     select gen_random_uuid(), $1, $2, 'p' || n, now() - interval '9 days' + n * interval '1 minute'
     from generate_series(1, $3::int) n`,
    [full.team, channel, count],
  );
const idOf = (content: string) =>
  db.one<string>('select id from public.team_communications where team_id = $1 and content = $2', [
    full.team,
    content,
  ]);
type Answer = { posts: { id: string; data: { content: string } }[] | null; mark: string };
const older = (role: TeamRole, more: object = {}) =>
  db.rpc<Answer>({ user: full.person[role] }, 'team_posts', {
    team_id: full.team,
    channel: 'general',
    ...LATER,
    ...more,
  });
const texts = ({ posts }: Answer) => posts?.map(({ data }) => data.content);
/** What the devices of a role hold of a channel, newest first. */
const held = (role: TeamRole = 'member', channel = 'general') =>
  db.trial({ user: full.person[role] }, async () =>
    (
      await db.rows<{ content: string }>(
        `select data ->> 'content' as content from private.sync_team_records
         where in_team = $1 and kind = 'communication' and data ->> 'channel' = $2
         order by (data ->> 'created_at')::timestamptz desc`,
        [full.team, channel],
      )
    ).map(({ content }) => content),
  );
const departed = async () =>
  (
    await db.rows<{ content: string }>(
      `select coalesce(c.content, 'deleted') as content from private.departures d
       left join public.team_communications c on c.id = d.id where d.scope = 'team:' || $1`,
      [full.team],
    )
  ).map(({ content }) => content);
const down = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => `p${from - n}`);
const captain = (name: string, args: object) =>
  must(db, full.person.captain, name, { team_id: full.team, ...args });

describe('what devices keep of a channel', () => {
  test('is the fifty newest, of each channel; what falls out departs', async () => {
    await write(50);
    expect(await held()).toEqual(down(50, 1));
    expect(await departed()).toEqual([]);
    await write(3, 'events');
    const id = crypto.randomUUID();
    await captain('post_communication@1', {
      id,
      channel: 'general',
      type: 'message',
      content: 'new',
    });
    expect(await held()).toEqual(['new', ...down(50, 2)]);
    expect(await departed()).toEqual(['p1']);
    expect(await held('member', 'events')).toEqual(down(3, 1));
  });

  test('a deleted post departs, and the next older one comes back as a newer version', async () => {
    await write(52);
    const p2 = () =>
      db.one<number>('select rev::int from public.team_communications where id = $1', [second]);
    const second = await idOf('p2');
    const before = await p2();
    await captain('delete_communication@1', { id: await idOf('p50') });
    expect(await held()).toEqual([...down(52, 51), ...down(49, 2)]);
    expect((await departed()).toSorted()).toEqual(['deleted', 'p1', 'p2']);
    expect(await p2()).toBe(before + 1);
    expect(await db.one('select rev::int from private.departures where id = $1', [second])).toBe(
      before - 1,
    );
  });

  test('holds a pinned post, however old, while it is pinned; and no more than fifty of them', async () => {
    await write(120);
    const id = await idOf('p1');
    await captain('pin_communication@1', { id, pinned: true });
    expect(await held()).toEqual([...down(120, 71), 'p1']);
    await captain('pin_communication@1', { id, pinned: false });
    expect(await held()).toEqual(down(120, 71));
    expect(await departed()).toContain('p1');
    await db.rows('update public.team_communications set pinned = true where team_id = $1', [
      full.team,
    ]);
    expect(await held()).toEqual(down(120, 71));
    await captain('pin_communication@1', { id: await idOf('p120'), pinned: false });
    expect(await held()).toEqual(down(120, 70));
  });

  test('is deleted with the team', async () => {
    await write(60);
    await captain('delete_team@1', { id: full.team, team_id: undefined });
    expect(
      await db.rows('select id from public.team_communications where team_id = $1', [full.team]),
    ).toEqual([]);
  });
});

describe('older posts', () => {
  test('come newest first, from a post on, fifty at a time or as many as asked', async () => {
    await write(120);
    const at = async (content: string) => ({
      before: await db.one<string>(
        `select to_jsonb(created_at) #>> '{}' from public.team_communications where id = $1`,
        [await idOf(content)],
      ),
      before_id: await idOf(content),
    });
    expect(texts(await older('member', await at('p71')))).toEqual(down(70, 21));
    expect(texts(await older('member', await at('p21')))).toEqual(down(20, 1));
    expect(texts(await older('member', { ...(await at('p71')), limit: 500 }))).toEqual(down(70, 1));
    expect(texts(await older('member', await at('p1')))).toEqual([]);
    const [from, from_id] = Object.values(await at('p68'));
    expect(texts(await older('member', { ...(await at('p71')), from, from_id }))).toEqual(
      down(70, 68),
    );
  });

  test('posts of one moment are read once each', async () => {
    await db.rows(
      `insert into public.team_communications (id, team_id, content, created_at)
       select gen_random_uuid(), $1, 'p' || n, '2026-01-01T12:00:00Z' from generate_series(1, 9) n`,
      [full.team],
    );
    const read: string[] = [];
    let from: object = {};
    for (let n = 0; n < 4; n += 1) {
      const { posts } = await older('member', { ...from, limit: 3 });
      read.push(...posts!.map(({ data }) => data.content));
      const last = posts!.at(-1);
      if (last) from = { before: '2026-01-01T12:00:00Z', before_id: last.id };
    }
    expect(read).toHaveLength(9);
    expect(new Set(read).size).toBe(9);
  });

  test('are not sent again while nothing changed', async () => {
    await write(4);
    const first = await older('member');
    const again = () => older('member', { mark: first.mark });
    expect(await again()).toEqual({ posts: null, mark: first.mark });
    await captain('pin_communication@1', { id: await idOf('p2'), pinned: true });
    expect(texts(await again())).toEqual(down(4, 1));
    await captain('delete_communication@1', { id: await idOf('p3') });
    expect(texts(await again())).toEqual(['p4', 'p2', 'p1']);
  });

  test('are read by whoever may read the channel, and by nobody else', async () => {
    const channels = ['announcements', 'general', 'events', 'tactical', 'admin'];
    for (const channel of channels) await write(1, channel);
    const seen: Record<string, string> = {};
    for (const role of [
      'captain',
      'officer',
      'veteran',
      'member',
      'pending',
      'stranger',
    ] as const) {
      const found = [];
      for (const channel of channels)
        if (texts(await older(role, { channel }))!.length > 0) found.push(channel);
      seen[role] = found.join(' ');
    }
    expect(seen).toEqual({
      captain: channels.join(' '),
      officer: channels.join(' '),
      veteran: 'announcements general events tactical',
      member: 'announcements general events',
      pending: '',
      stranger: '',
    });
    expect(
      await db.rpc('anon', 'team_posts', { team_id: full.team, channel: 'general', ...LATER }).then(
        () => 'answered',
        ({ code }: { code: string }) => code,
      ),
    ).toBe('PT401');
  });

  test('a poll shows me my own vote', async () => {
    const id = crypto.randomUUID();
    await captain('post_communication@1', {
      id,
      channel: 'general',
      type: 'poll',
      title: 'Quando?',
      poll_options: ['Sábado', 'Domingo'],
    });
    await must(db, full.person.member, 'vote@1', { id, team_id: full.team, option: 1 });
    expect((await older('member')).posts).toMatchObject([
      { id, team_id: full.team, kind: 'communication', data: { my_vote: 1, poll_results: [0, 1] } },
    ]);
    expect((await older('veteran')).posts).toMatchObject([{ data: { my_vote: null } }]);
  });

  test.each([
    [{ channel: 'secret' }, 'invalid_args: channel'],
    [{ limit: 0 }, 'invalid_args: limit'],
    [{ limit: 1001 }, 'invalid_args: limit'],
    [{ from: '2026-13-01T00:00:00Z' }, 'invalid_args: from'],
    [{ from_id: 'x' }, 'invalid_args: from_id'],
    [{ before: 'yesterday' }, 'invalid_args: before'],
    [{ before_id: undefined }, 'invalid_args: before_id'],
  ])('%j is refused', async (changes, refused) => {
    const { detail } = (await refusal(() => older('member', changes)))!;
    const { code, field } = JSON.parse(detail) as { code: string; field: string };
    expect(`${code}: ${field}`).toBe(refused);
  });
});
