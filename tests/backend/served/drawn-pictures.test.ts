import { expect, test, vi } from 'vitest';
import { call } from '../open-test-backend.ts';
import { servedWorld } from './served-world.ts';

const onThisThread = vi.hoisted(() => () => {
  throw new Error('drawn where requests are answered');
});
vi.mock('#served/picture/event-picture.ts', () => ({ eventPicture: onThisThread }));
vi.mock('#served/picture/team-picture.ts', () => ({ teamPicture: onThisThread }));

const { backend, event, team, read } = servedWorld();
const pictureOf = async (path: string) =>
  new URL((await read(path)).meta('og:image') ?? '', backend().url).pathname;

test('[hole N6] pictures are drawn in a thread of their own, one line for all', async () => {
  const pages = [`/team/${await team({ name: 'Lobos' })}`];
  for (let n = 0; n < 13; n += 1) pages.push(`/event/${await event({ name: `Jogo ${n}` })}`);
  const paths = await Promise.all(pages.map(pictureOf));
  const [first, ...others] = paths;
  expect((await fetch(backend().url + first)).status).toBe(200);
  const answers = await Promise.all(others.map((path) => fetch(backend().url + path)));
  const said = answers.map(({ status }) => status);
  expect(said.filter((status) => status === 200)).toHaveLength(8);
  expect(said.filter((status) => status === 503)).toHaveLength(5);
  const again = await fetch(backend().url + others.at(-1)!);
  expect([again.status, again.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test('[hole N6] no function serves them beside that', async () => {
  for (const path of ['', '/event-picture/x.png', '/robots.txt'])
    expect((await call(backend(), `/functions/v1/served-page${path}`)).status).toBe(404);
});
