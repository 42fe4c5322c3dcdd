// @vitest-environment jsdom
import { act, createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { common } from '#i18n/pt-BR/common.ts';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ChannelPanel } from './channel-panel.tsx';

const device = vi.hoisted(() => ({ outbox: [] as object[], seen: {} }));
const draft = vi.hoisted(() => ({ text: 'Oi' }));
const keepSeen = vi.hoisted(() => vi.fn());
const copyText = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
const send = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/team/use-seen-posts.ts', () => ({
  useSeenPosts: () => device.seen,
  useKeepSeenPost: () => keepSeen,
  useReadMarks: () => undefined,
}));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => vi.fn() }));
vi.mock('#live/outbox/use-outbox-actions.ts', () => ({ useOutboxActions: () => ({}) }));
vi.mock('#actions/use-act.ts', () => ({ useRetry: () => vi.fn() }));
vi.mock('#actions/use-say.ts', () => ({ useUndo: () => vi.fn() }));
vi.mock('#platform/sharing/clipboard.ts', () => ({ copyText }));
vi.mock('#entities/person/person-picture.tsx', () => ({ PersonPicture: () => null }));
vi.mock('./use-talk-acts.ts', () => ({ useTalkActs: () => ({ send }) }));
vi.mock('./compose/use-draft-text.ts', async () => {
  const { useState } = await import('react');
  return { useDraftText: () => useState(draft.text), messageDraft: () => '' };
});

const talk = {
  team: { id: 't1', captain_id: 'caio' },
  me: { user_id: 'ana', name: 'Ana' },
  place: 'member',
  members: [],
  now: new Date(2026, 10, 23, 12, 0).toISOString(),
};
const at = (day: number, minute: number) => new Date(2026, 10, day, 11, minute).toISOString();
const post = (id: string, created_at: string, data: object = {}) => ({
  id,
  rev: 1,
  data: {
    type: 'message',
    channel: 'general',
    author_id: 'bia',
    author_name: 'Bia',
    title: null,
    content: `post ${id}`,
    poll_options: [],
    poll_results: [],
    media_urls: [],
    my_vote: null,
    pinned: false,
    created_at,
    ...data,
  },
});
const panelWith = (more: object, ...posts: object[]) => (
  <ChannelPanel talk={talk as never} channel="general" posts={posts as never} {...more} />
);
const panel = (...posts: object[]) => panelWith({}, ...posts);
const list = () => document.querySelector('ul')!;
const rows = () => [...list().children].map((row) => row.textContent!);
const button = (text: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent!.includes(text));
const press = (text: string) => act(async () => button(text)!.click());
/** Scrolls so far from the newest post: above it the position is negative. */
const scroll = (px: number) =>
  act(() => {
    const box = list().parentElement!;
    Object.defineProperty(box, 'scrollTop', { value: -px, writable: true, configurable: true });
    box.dispatchEvent(new Event('scroll'));
  });
const asked = (status: string, args: object = {}) => ({
  id: 'm1',
  name: 'post_communication@1',
  status,
  error: { code: 'daily_limit' },
  args: {
    id: 'x',
    team_id: 't1',
    channel: 'general',
    type: 'message',
    content: 'Levo gelo.',
    title: null,
    poll_options: [],
    media_urls: [],
    ...args,
  },
});

beforeEach(() => {
  draft.text = 'Oi';
  Object.assign(device, { outbox: [], seen: {} });
  keepSeen.mockReset();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});

test('newest first; a day and what is new have a head, and posts that go on have none', () => {
  device.seen = { general: at(22, 0) };
  showForm(
    panel(post('a', at(22, 0)), post('b', at(23, 0)), post('c', at(23, 2)), post('d', at(23, 9))),
  );
  expect(rows().map((row) => /post (.)/.exec(row)![1])).toEqual(['d', 'c', 'b', 'a']);
  expect(rows()[2]).toMatch(new RegExp(`^Hoje${words.new}Bia`));
  expect(rows()[3]).toMatch(/^OntemBia/);
  expect(rows()[1]).not.toContain(words.new);
  const heads = [...list().querySelectorAll('h3')].map((head) => head.className === 'sr-only');
  expect(heads).toEqual([false, true, false, false]);
});

test('what arrives while I read further up waits for me, and stays unread', async () => {
  const old = [post('a', at(22, 0)), post('b', at(23, 0))];
  const screen = showForm(panel(...old));
  scroll(20);
  expect(button(words.to_end)).toBeUndefined();
  scroll(500);
  expect(button(words.to_end)).toBeDefined();
  screen.again(panel(...old, post('c', at(23, 5))));
  expect(rows()).toHaveLength(2);
  expect(keepSeen).toHaveBeenLastCalledWith('general', at(23, 0));
  const pin = post('p', at(23, 6), { pinned: true, title: 'Farda' });
  screen.again(panel(...old, post('c', at(23, 5)), pin));
  expect(keepSeen).toHaveBeenLastCalledWith('general', at(23, 0));
  screen.again(panel(old[0]!, post('c', at(23, 5)))); // the newest that I saw was deleted
  expect(rows()).toHaveLength(1);
  screen.again(panel(...old, post('c', at(23, 5))));
  await press(words.to_new.replace('{count:number}', '1'));
  expect(rows()[0]).toContain('post c');
  expect(list().parentElement!.scrollTop).toBe(0);
  expect(document.activeElement).toBe(list().parentElement);
  expect(keepSeen).toHaveBeenLastCalledWith('general', at(23, 5));
  expect(button(words.to_end)).toBeUndefined();
});

test('a screen reader is told of posts once, of several in a short time how many they are', () => {
  const told = () => document.querySelector('[role=status].sr-only')!.textContent;
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((id, n) => post(id, at(23, n)));
  vi.useFakeTimers();
  const screen = showForm(panel(first!));
  expect(told()).toBe('');
  screen.again(panel(first!, second!));
  expect(told()).toContain('post b');
  screen.again(panel(first!, second!, third!));
  screen.again(panel(first!, second!, third!, fourth!));
  expect(told()).toContain('post b');
  pass(2_000);
  expect(told()).toBe(words.new_posts.replace('{count:number}', '2'));
  pass(2_000);
  screen.again(panel(first!, second!));
  expect(told()).toBe('');
  vi.useRealTimers();
});

test('my own message takes me to the newest', async () => {
  const screen = showForm(panel(post('a', at(22, 0))));
  scroll(500);
  await screen.submit();
  expect(send).toHaveBeenCalledOnce();
  expect(list().parentElement!.scrollTop).toBe(0);
});

test('the arrow up leads from an empty box into the talk, and Enter opens the menu of a post', () => {
  draft.text = '';
  showForm(panel(post('a', at(22, 0)), post('b', at(23, 0))));
  const key = (name: string) =>
    act(() => {
      const pressed = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
      document.activeElement!.dispatchEvent(pressed);
    });
  const box = document.querySelector('textarea')!;
  box.focus();
  key('ArrowUp');
  expect(document.activeElement).toBe(list().firstElementChild);
  key('ArrowUp');
  expect(document.activeElement).toBe(list().lastElementChild);
  key('ArrowUp');
  expect(document.activeElement).toBe(list().lastElementChild);
  key('ArrowDown');
  expect(document.activeElement!.textContent).toContain('post b');
  key('Enter');
  expect(document.querySelector('dialog[open]')!.textContent).toContain(common.copy);
  list().querySelector('li')!.focus();
  key('ArrowDown');
  expect(document.activeElement).toBe(box);
});

test('what is pinned is one line, which opens all of it', async () => {
  showForm(
    panel(
      post('a', at(22, 0), { pinned: true, title: 'Farda' }),
      post('b', at(23, 0), { pinned: true, title: 'Rádio' }),
    ),
  );
  expect(document.querySelector('dialog[open]')).toBeNull();
  await press(words.pins_count.replace('{count:number}', '2'));
  const shown = document.querySelector(`dialog[open] [aria-label="${words.pins}"]`)!;
  expect([...shown.children].map((row) => /Farda|Rádio/.exec(row.textContent!)![0])).toEqual([
    'Rádio',
    'Farda',
  ]);
});

test('the way from the head opens the sheet of what is pinned', () => {
  const openPins = createRef<() => void>();
  showForm(panelWith({ openPins }, post('a', at(22, 0), { pinned: true, title: 'Farda' })));
  act(() => openPins.current!());
  expect(document.querySelector('dialog[open]')!.textContent).toContain('Farda');
});

test('what is pinned keeps its place in the talk, and the line above leads there', async () => {
  Element.prototype.animate = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  const pin = post('a', at(22, 0), { pinned: true, title: 'Farda' });
  const screen = showForm(panel(pin));
  expect(rows()).toHaveLength(1); // not an empty list
  screen.again(panel(pin, post('b', at(23, 0))));
  expect(rows().map((row) => /Farda|post b/.exec(row)![0])).toEqual(['post b', 'Farda']);
  await press('Farda');
  expect(document.querySelector('dialog[open]')).toBeNull();
  expect(document.activeElement).toBe(list().lastElementChild);
  expect(document.querySelectorAll('#post-a')).toHaveLength(1);
});

test('the sheet of what is pinned ends with the last pin, and the next pin leaves it closed', async () => {
  const pin = post('a', at(22, 0), { pinned: true, title: 'Farda' });
  const screen = showForm(panel(pin));
  await press(words.pins_count.replace('{count:number}', '1'));
  expect(document.querySelector('dialog[open]')).not.toBeNull();
  screen.again(panel());
  screen.again(panel(pin));
  expect(button(words.pins_count.replace('{count:number}', '1'))).toBeDefined();
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('a link to a post that is held back shows it', () => {
  const old = [post('a', at(22, 0)), post('b', at(23, 0))];
  const screen = showForm(panel(...old));
  scroll(500);
  const fresh = [...old, post('c', at(23, 5))];
  screen.again(panel(...fresh));
  expect(rows()).toHaveLength(2);
  screen.again(panelWith({ named: { id: 'c' } }, ...fresh));
  expect(rows()).toHaveLength(3);
});

test('a refused message stands in its channel with its words, which can be copied', async () => {
  device.outbox = [asked('rejected'), asked('rejected', { channel: 'events', content: 'Carona' })];
  showForm(panel());
  expect(document.querySelector('[role=alert]')!.textContent).toContain('Levo gelo.');
  expect(document.body.textContent).not.toContain('Carona');
  await press(common.copy);
  expect(copyText).toHaveBeenCalledExactlyOnceWith('Levo gelo.');
});
