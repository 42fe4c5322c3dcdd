// @vitest-environment jsdom
import { act, createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { newPost, type PostArgs } from '../new-post.ts';
import type { PutBack } from './composer.tsx';

const send = vi.hoisted(() => vi.fn(() => Promise.resolve(true)));
const touch = vi.hoisted(() => ({ matches: false }));
vi.mock('../use-talk-acts.ts', () => ({ useTalkActs: () => ({ send }) }));
vi.mock('./use-draft-text.ts', async () => {
  const { useState } = await import('react');
  return { useDraftText: () => useState(''), messageDraft: () => '' };
});

const putBack = createRef<PutBack>();
const message = (content: string) =>
  newPost(
    { id: 'p1', team_id: 't1', channel: 'general' },
    { type: 'message', content },
  ) as PostArgs;
const talk = { team: { id: 't1', name: 'Lobos' }, place: 'member' } as never;
/** Opens the app anew: what is kept on the device is read again. */
async function open({ is_touch }: { is_touch: boolean }) {
  touch.matches = is_touch;
  vi.resetModules();
  const { showForm } = await import('#tests/fixtures/browser/form-screen.tsx');
  const { Composer } = await import('./composer.tsx');
  return showForm(<Composer talk={talk} channel="general" putBack={putBack} />);
}
const box = () => document.querySelector('textarea')!;
const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!;
const write = (text: string) =>
  act(() => {
    set.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
/** @returns whether the box itself does what the key does there: it breaks the line */
const enter = (more: KeyboardEventInit = {}) =>
  act(async () => {
    const key = { key: 'Enter', bubbles: true, cancelable: true, ...more };
    return box().dispatchEvent(new KeyboardEvent('keydown', key));
  });

beforeEach(() => {
  send.mockClear();
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: touch.matches }));
});

test('where there is a keyboard, Enter sends and Shift+Enter breaks the line', async () => {
  await open({ is_touch: false });
  write('Cheguei');
  expect(box().getAttribute('enterkeyhint')).toBe('send');
  expect(await enter({ shiftKey: true })).toBe(true);
  expect(await enter({ isComposing: true })).toBe(true);
  expect(send).not.toHaveBeenCalled();
  expect(await enter()).toBe(false);
  expect(send).toHaveBeenCalledExactlyOnceWith('general', 'Cheguei');
  expect(box().value).toBe('');
});

test('on a touch keyboard Enter breaks the line, and the button sends', async () => {
  const screen = await open({ is_touch: true });
  write('Cheguei');
  expect(document.body.textContent).toContain(words.compose.hint_line);
  expect(box().getAttribute('enterkeyhint')).toBe('enter');
  expect(await enter()).toBe(true);
  expect(send).not.toHaveBeenCalled();
  await screen.submit();
  expect(send).toHaveBeenCalledOnce();
});

test('the switch decides for this device, and is kept', async () => {
  await open({ is_touch: true });
  const press = (element: HTMLElement | null | undefined) => act(async () => element!.click());
  await press(document.querySelector<HTMLElement>(`[aria-label="${words.compose.more}"]`));
  await press(document.querySelector<HTMLElement>('[role=switch]'));
  await open({ is_touch: true });
  write('Cheguei');
  expect(await enter()).toBe(false);
  expect(send).toHaveBeenCalledOnce();
});

test('what was taken back is written below what is being typed', async () => {
  await open({ is_touch: false });
  act(() => putBack.current!(message('Levo gelo.')));
  expect(box().value).toBe('Levo gelo.');
  expect(document.activeElement).toBe(box());
  act(() => putBack.current!(message('E carvão.')));
  expect(box().value).toBe('Levo gelo.\nE carvão.');
});

test('near the end the characters are counted', async () => {
  await open({ is_touch: true });
  write('x'.repeat(3_599));
  expect(document.body.textContent).not.toContain('/ 4.000');
  write('x'.repeat(3_600));
  expect(document.body.textContent).toContain('3.600 / 4.000');
});

test('what is too long is kept, and says by how much; it can be sent once it is shorter', async () => {
  const screen = await open({ is_touch: true });
  const written = 'é'.repeat(4_009);
  write(`${written}🙂`);
  expect(box().value).toBe(`${written}🙂`);
  expect(document.body.textContent).toContain('10 letras a mais');
  await screen.submit();
  expect(send).not.toHaveBeenCalled();
  write('é'.repeat(4_001));
  expect(document.body.textContent).toContain('1 letra a mais');
  write('é'.repeat(4_000));
  expect(document.body.textContent).not.toContain('a mais');
  await screen.submit();
  expect(send).toHaveBeenCalledOnce();
});
