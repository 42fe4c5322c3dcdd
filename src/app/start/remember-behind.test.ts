import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { rememberBehind } from './remember-behind.ts';

const begin = (path: string) => {
  const history = createMemoryHistory({ initialEntries: [path] });
  rememberBehind(history);
  return { history, behind: () => history.location.state.behind };
};

test('an entry knows the screens behind it, the nearest first and five at most', () => {
  const { history, behind } = begin('/');
  history.push('/events?mode=CQB');
  history.push('/event/1');
  expect(behind()).toEqual(['/events', '/']);
  for (const path of ['/a', '/b', '/c', '/d']) history.push(path);
  expect(behind()).toEqual(['/c', '/b', '/a', '/event/1', '/events']);
  history.go(-4);
  expect(behind()).toEqual(['/events', '/']);
});

test('a replaced entry has the same behind it', () => {
  const { history, behind } = begin('/events');
  history.push('/event/1');
  history.replace('/event/1?tab=teams');
  expect(behind()).toEqual(['/events']);
});

test('the same address again is the same entry', () => {
  const { history, behind } = begin('/');
  history.push('/events');
  history.push('/events');
  expect(behind()).toEqual(['/']);
  expect(history.length).toBe(2);
});
