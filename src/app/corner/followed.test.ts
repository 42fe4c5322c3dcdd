// @vitest-environment jsdom
import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { followed } from './followed.ts';
import { routeTree } from '../route-tree.gen.ts';

const EVENT = '11111111-1111-4111-8111-111111111111';

const matchesOf = (path: string) => {
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  return router.matchRoutes(router.buildLocation({ to: path } as never));
};

test.each([`/event/${EVENT}`, `/event/${EVENT}/`, `/register/${EVENT}`])(
  '%s follows its event, and no team',
  (path) => {
    expect(followed('event', matchesOf(path))).toBe(EVENT);
    expect(followed('team', matchesOf(path))).toBeUndefined();
  },
);

test.each(['/', '/events', '/event/create', '/event/not-an-id', `/event/${EVENT}/edit`])(
  '%s follows no event',
  (path) => {
    expect(followed('event', matchesOf(path))).toBeUndefined();
  },
);

test('only the deepest route counts', () => {
  const event = { staticData: { follows: 'event' as const }, params: { id: EVENT } };
  const team = { staticData: { follows: 'team' as const }, params: { id: EVENT } };
  expect(followed('event', [event, team])).toBeUndefined();
  expect(followed('team', [event, team])).toBe(EVENT);
});
