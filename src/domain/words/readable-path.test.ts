import { expect, test } from 'vitest';
import { readablePath } from './readable-path.ts';

const id = '018f9e4e-7a3b-7000-8abc-0123456789ab';

test.each([
  `${id}.`,
  `${id},`,
  `${id})`,
  `${id}%3E`,
  `%3C${id}%3E`,
  `${id}%22`,
  `${id}”`,
  `${id}%E2%80%9D`,
  `%20${id}`,
  `${id}%20`,
  `${id}%2C`,
  `%E2%80%8E${id}%E2%80%8B`,
  `${id}...`,
  id.toUpperCase(),
  id.replaceAll('-', ''),
  id.replaceAll('-', '%E2%80%91'),
])('an id is read from %s', (written) => {
  expect(readablePath(`/event/${written}`)).toBe(`/event/${id}`);
  expect(readablePath(`/register/${written}`)).toBe(`/register/${id}`);
  expect(readablePath(`/event/${written}/gate`)).toBe(`/event/${id}/gate`);
});

test.each([
  '/',
  '/events',
  '/event/create',
  '/event/x%',
  `/event/${id}x`,
  `/event-picture/${id}-0a1b2c3d.png`,
  `/event/${id.slice(1)}`,
  `/event/${id}`,
])('%s stays as it is', (path) => expect(readablePath(path)).toBe(path));
