import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import type { Backend } from '#local/backend.ts';
import { coalescePokes } from '#local/realtime/pokes.ts';
import { allLeave, listenTo } from './realtime-listener.ts';
import { call, openTestBackend, signUp, soon, type TestUser } from '../open-test-backend.ts';
import { openTeam } from './open-team.ts';
import { LONG } from '../../runner/suite.ts';

const EVENT = 'event:01a1fe05-6af7-73eb-bc02-204af34afb9b';

let data_dir: string;
let backend: Backend;
let ada: TestUser;
let bia: TestUser;
let now_ms = Date.now();

beforeAll(async () => {
  data_dir = await mkdtemp(join(tmpdir(), 'qg-realtime-'));
  backend = await openTestBackend({ data_dir, clock: () => now_ms });
  ada = await signUp(backend, 'ada@exemplo.com');
  bia = await signUp(backend, 'bia@exemplo.com');
}, 120_000);
afterEach(allLeave);
afterAll(async () => {
  await backend.close();
  await rm(data_dir, { recursive: true });
});

/** Of a topic, at this file's backend or another. */
const listener = (topic: string, token: string | null, isPrivate: boolean, to = backend) =>
  listenTo(to, topic, token, isPrivate);

const poke = (topic: string, event: string, isPrivate: boolean, size = 0) =>
  call(backend, '/rest/v1/rpc/poke', {
    token: ada.token,
    json: { topic, event, private: isPrivate, size },
  });

test('the real client hears what the database sends, on private and public topics', async () => {
  const mine = await listener(`user:${ada.id}`, ada.token, true);
  const event = await listener(EVENT, null, true);
  const everybody = await listener('public', null, false);
  expect([mine, event, everybody].map(({ states }) => states)).toEqual([
    ['SUBSCRIBED'],
    ['SUBSCRIBED'],
    ['SUBSCRIBED'],
  ]);
  await poke(`user:${ada.id}`, 'poke', true);
  await poke(EVENT, 'poke', true);
  await poke('public', 'poke', false);
  for (const { heard } of [mine, event, everybody]) {
    await soon(() => heard).toEqual([{ event: 'poke', payload: { filling: '' } }]);
  }
});

test('a person’s topic is for that person only, and an unknown topic is refused', async () => {
  const refused = [
    await listener(`user:${ada.id}`, bia.token, true),
    await listener(`user:${ada.id}`, null, true),
    await listener(`user:${ada.id}`, bia.token, false),
    await listener('anything', ada.token, true),
    await listener(`user:${ada.id}`, `${ada.token}x`, true),
  ];
  expect(refused.map(({ states }) => states)).toEqual(refused.map(() => ['CHANNEL_ERROR']));
  const mine = await listener(`user:${ada.id}`, ada.token, true);
  await poke(`user:${ada.id}`, 'poke', true);
  await soon(() => mine.heard.length).toBe(1);
  expect(refused.flatMap(({ heard }) => heard)).toEqual([]);
});

test('private messages reach only private channels, and public ones only public channels', async () => {
  const open = await listener(EVENT, ada.token, false);
  const closed = await listener(EVENT, ada.token, true);
  await poke(EVENT, 'for-private', true);
  await poke(EVENT, 'for-public', false);
  await soon(() => [...closed.heard, ...open.heard].map(({ event }) => event)).toEqual([
    'for-private',
    'for-public',
  ]);
});

test('a rolled-back message is never heard, and a long one arrives without its payload', async () => {
  const everybody = await listener('public', null, false);
  await call(backend, '/rest/v1/rpc/poke_and_fail', { json: { topic: 'public' } });
  expect((await poke('public', 'long', false, 20_000)).status).toBe(204);
  await soon(() => everybody.heard).toEqual([{ event: 'long', payload: {} }]);
});

test('an expired token hears nothing more, and a new one does', async () => {
  const mine = await listener(`user:${bia.id}`, bia.token, true);
  now_ms += 1_000_000;
  await backend.db.query(`select realtime.send('{}', 'late', $1)`, [`user:${bia.id}`]);
  await soon(() => mine.states).toContain('CHANNEL_ERROR');
  expect(mine.heard).toEqual([]);
  now_ms -= 1_000_000;
  await soon(() => mine.states.at(-1)).toBe('SUBSCRIBED'); // it rejoins by itself
  await poke(`user:${bia.id}`, 'again', true);
  await soon(() => mine.heard.map(({ event }) => event)).toEqual(['again']);
});

if (LONG) {
  test('a team’s topic is for its members, as the policy says, and for no other team’s', async () => {
    await using team = await openTeam();
    const { topic, captain, stranger, pending } = team;
    const states = async (of: string, token: string | null) =>
      (await listener(of, token, true, team.backend)).states;
    expect(await states(topic, stranger.token)).toEqual(['CHANNEL_ERROR']);
    expect(await states(topic, pending.token)).toEqual(['CHANNEL_ERROR']);
    expect(await states(topic, null)).toEqual(['CHANNEL_ERROR']);
    expect(await states(`team:${crypto.randomUUID()}`, captain.token)).toEqual(['CHANNEL_ERROR']);
    const mine = await listener(topic, captain.token, true, team.backend);
    expect(mine.states).toEqual(['SUBSCRIBED']);
    await team.backend.db.query(`select realtime.send('{}', 'poke', $1)`, [topic]);
    await soon(() => mine.heard.length).toBe(1);
    await team.backend.db.query('update public.team_members set approved = true');
    expect(await states(topic, pending.token)).toEqual(['SUBSCRIBED']);
  });

  test('a channel follows its connection to another person', async () => {
    const mine = await listener(`user:${ada.id}`, ada.token, true);
    await mine.become(bia.token);
    await soon(() => mine.states).toContain('CHANNEL_ERROR');
    const hers = await listener(`user:${ada.id}`, ada.token, true);
    await poke(`user:${ada.id}`, 'poke', true);
    await soon(() => hers.heard).toHaveLength(1); // every listener has received it
    expect(mine.heard).toEqual([]);
  });

  test('a socket requires the key', async () => {
    const status = await new Promise((resolve) => {
      const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket`);
      socket.on('unexpected-response', (_, response) => resolve(response.statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(401);
  });

  test('invalid messages on a socket harm nobody', async () => {
    const { url, anon_key } = backend;
    const socket = new WebSocket(
      `${url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${anon_key}`,
    );
    await new Promise((resolve) => socket.on('open', resolve));
    for (const noise of [
      '',
      '{',
      'null',
      '[]',
      '[1,2,3]',
      '{"topic":1}',
      '["1","1","realtime:x","phx_join",null]',
    ]) {
      socket.send(noise);
    }
    socket.send(Buffer.from([3, 0, 0]));
    const answers: string[] = [];
    socket.on('message', (data) => answers.push(String(data as Buffer)));
    socket.send('["1","2","phoenix","heartbeat",{}]');
    await soon(() => answers.at(-1)).toBe(
      '["1","2","phoenix","phx_reply",{"status":"ok","response":{}}]',
    );
    socket.close();
  });

  test('a topic is poked once a second: the first at once, the last of the rest afterwards', () => {
    vi.useFakeTimers();
    const heard: string[] = [];
    const pokes = coalescePokes(({ topic, payload }) => heard.push(`${topic} ${String(payload)}`));
    const send = (topic: string, payload: number) =>
      pokes.push({ topic, event: 'poke', payload, private: true });
    for (let i = 0; i < 100; i++) send('a', i);
    send('b', 0);
    expect(heard).toEqual(['a 0', 'b 0']);
    vi.advanceTimersByTime(999);
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(['a 0', 'b 0', 'a 99']);
    send('a', 100);
    expect(heard).toHaveLength(3);
    vi.advanceTimersByTime(1_000);
    expect(heard.at(-1)).toBe('a 100');
    pokes.stop();
    vi.useRealTimers();
  });
}
