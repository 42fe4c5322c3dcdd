// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useMarkSeen } from './use-mark-seen.ts';

const keep = vi.hoisted(() => vi.fn());
const mutate = vi.hoisted(() => vi.fn());
const known = vi.hoisted(() => ({ marks: [] as object[] | undefined }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => mutate }));
vi.mock('#live/team/use-seen-posts.ts', () => ({
  useKeepSeenPost: () => keep,
  useReadMarks: () => known.marks,
}));

const at = (minute: number) => `2026-11-23T11:0${minute}:00Z`;
const post = (minute: number, rev = 1) => ({ id: 'p', rev, data: { created_at: at(minute) } });
function Reader({ team, posts }: { team: string; posts: readonly object[] }) {
  useMarkSeen(team, 'general', posts as never);
  return null;
}
const reading = (...posts: object[]) => <Reader team="t1" posts={posts} />;
const told = () => mutate.mock.calls.map(([, { team_id, seen_at }]) => `${team_id} ${seen_at}`);
const dispatch = (on: EventTarget, type: string) =>
  act(() => void on.dispatchEvent(new Event(type)));

beforeEach(() => {
  known.marks = [];
  mutate.mockReset();
});

test('my other devices are told how far I have read when I leave the channel, once', () => {
  const screen = showForm(reading(post(0)));
  screen.again(reading(post(0), post(1), post(2, 0))); // the last one is my own and waits
  expect(keep).toHaveBeenLastCalledWith('general', at(1));
  expect(told()).toEqual([]); // I am still reading
  screen.leave();
  expect(mutate.mock.calls).toEqual([
    ['mark_read@1', { team_id: 't1', channel: 'general', seen_at: at(1) }, { label: '' }],
  ]);
});

test('they are also told when the page is hidden or left for another window, and then of what is new', () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const screen = showForm(reading(post(0)));
  dispatch(window, 'blur');
  expect(told()).toEqual([`t1 ${at(0)}`]);
  dispatch(window, 'blur');
  screen.again(reading(post(0), post(1)));
  visible.mockReturnValue('hidden');
  dispatch(document, 'visibilitychange');
  const twice = [`t1 ${at(0)}`, `t1 ${at(1)}`];
  expect(told()).toEqual(twice);
  screen.again(reading(post(0), post(2))); // not on the screen
  screen.leave();
  expect(told()).toEqual(twice);
  visible.mockRestore();
});

test('from one team to another, each is told its own', () => {
  const screen = showForm(reading(post(1)));
  screen.again(<Reader team="t2" posts={[post(2)]} />);
  expect(told()).toEqual([`t1 ${at(1)}`]);
  screen.leave();
  expect(told()).toEqual([`t1 ${at(1)}`, `t2 ${at(2)}`]);
});

test.each([
  ['that they know', [{ kind: 'read_mark', data: { team_id: 't1', channel: 'general', seen_at: at(1) } }]], // prettier-ignore
  ['while it is unknown what they know', undefined],
])('they are told nothing %s', (_, marks) => {
  known.marks = marks;
  showForm(reading(post(0), post(1))).leave();
  expect(told()).toEqual([]);
});
