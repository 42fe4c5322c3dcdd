import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { openTestBackend, signUp, soon, type TestUser } from '../../open-test-backend.ts';
import { openedSocket, openSocket, type Socket } from './realtime-socket.ts';

const EVENT = 'event:01a1fe05-6af7-73eb-bc02-204af34afb9b';
const PEOPLE = 40;

let backend: Backend;
let people: TestUser[];
let half_sent: Promise<unknown>;

beforeAll(async () => {
  backend = await openTestBackend({ auth_limits: { burst: 10_000 } });
  half_sent = halfSentHandshake();
  people = [];
  for (let i = 0; i < PEOPLE; i += 1) people.push(await signUp(backend, `p${i}@exemplo.com`));
}, 120_000);
afterAll(() => backend.close());

/** A handshake whose headers never end. Resolves when the server has closed the connection. */
async function halfSentHandshake(): Promise<unknown> {
  const { hostname, port } = new URL(backend.url);
  const half = connect(Number(port), hostname);
  half.write('GET /realtime/v1/websocket HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\n');
  half.resume();
  return once(half, 'close');
}

/** Two tabs per person, each with the app's topics on an event's page. */
async function everybodyListens(): Promise<Socket[]> {
  const opened = await Promise.all(
    people.flatMap((person) =>
      [1, 2].map(async () => {
        const socket = await openedSocket(backend);
        const joined = await Promise.all(
          ['public', `user:${person.id}`, EVENT].map((topic) => socket.join(topic, person.token)),
        );
        expect(joined).toEqual(['ok', 'ok', 'ok']);
        return socket;
      }),
    ),
  );
  return opened;
}

const pokes = ({ heard }: Socket) =>
  heard.filter(({ event }) => event === 'broadcast').map(({ topic }) => topic);

test('[hole S8] forty people behind one address with two tabs each hear a poke, and again after all reconnect', async () => {
  for (const round of ['at first', 'after a reconnect of all', 'and another']) {
    const sockets = await everybodyListens();
    for (const topic of [EVENT, ...people.map(({ id }) => `user:${id}`)]) {
      await backend.db.query(`select realtime.send('{}', $2, $1)`, [topic, round]);
    }
    for (const socket of sockets) await soon(() => pokes(socket).length).toBe(2);
    for (const { ws } of sockets) ws.close();
    await Promise.all(sockets.map(({ ws }) => once(ws, 'close')));
  }
});

test('[hole S8] tabs and reconnects of one person cause one query', async () => {
  const { id, token } = people[0]!;
  const sockets = await Promise.all(Array.from({ length: 30 }, () => openedSocket(backend)));
  const answers = [];
  // more than an account may query at once
  for (let i = 0; i < 3; i += 1) {
    answers.push(...(await Promise.all(sockets.map((s) => s.join(`user:${id}`, token)))));
  }
  expect(new Set(answers)).toEqual(new Set(['ok']));
  for (const { ws } of sockets) ws.terminate();
});

test('[hole S8] an account gets forty sockets, from all addresses together', async () => {
  const { id, token } = people[1]!;
  const opened: Socket[] = [];
  const answers = [];
  for (let i = 1; i <= 42; i += 1) {
    const socket = await openedSocket(backend, `127.0.1.${i}`);
    answers.push(await socket.join(`user:${id}`, token));
    opened.push(socket);
  }
  expect(answers).toEqual([
    ...Array(40).fill('ok'),
    ...Array(2).fill('ConnectionRateLimitReached'),
  ]);
  opened[0]!.ws.terminate();
  await soon(() => opened[41]!.join(`user:${id}`, token)).toBe('ok');
});

test('[hole S8] behind a trusted proxy each client has its own limit of sockets', async () => {
  const proxied = await openTestBackend({ settings: { TRUSTED_PROXY: '127.0.0.1' } });
  const from = (address: string) =>
    openSocket(proxied, '127.0.0.1', { 'x-forwarded-for': address });
  const of_one = [];
  for (let i = 0; i < 201; i += 1) of_one.push(await from('203.0.113.1'));
  expect(of_one.filter((one) => 'ws' in one)).toHaveLength(200);
  expect(of_one.at(-1)).toMatchObject({ status: 429 });
  expect(await from('203.0.113.2')).toHaveProperty('ws');
  await proxied.close();
});

test('[hole S8] a client that does not read is not kept in memory', async () => {
  const reader = await openedSocket(backend);
  const deaf = await openedSocket(backend);
  for (const socket of [reader, deaf]) expect(await socket.join('public')).toBe('ok');
  deaf.ws.pause();
  const ended = once(deaf.ws, 'close');
  // 16 MB: more than the system buffers for a connection
  for (let round = 1; round <= 70; round += 1) {
    await backend.db.query(
      `select realtime.send(jsonb_build_object('filling', repeat('x', 7600)), $1 || n, 'public', false)
       from generate_series(1, 30) n`,
      [`round ${round} `],
    );
    await soon(() => pokes(reader).length).toBe(30 * round);
  }
  deaf.ws.resume();
  await ended;
  expect(pokes(deaf).length).toBeLessThan(2_100);
  expect(reader.ws.readyState).toBe(reader.ws.OPEN);
  reader.ws.terminate();
});

test('[hole S8] an incomplete handshake is cut off', async () => {
  await half_sent;
});
