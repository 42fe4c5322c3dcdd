// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { FindPosts } from './find-posts.tsx';
import { TalkHead } from './talk-head.tsx';
import { TalkWays } from './talk-ways.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: (props: Record<string, unknown>) => (
    <a
      href={`?channel=${(props['search'] as { channel: string }).channel}`}
      aria-current={props['aria-current'] as 'page' | undefined}
      onClick={(event) => {
        event.preventDefault();
        (props['onClick'] as () => void)();
      }}
    >
      {props['children'] as ReactNode}
    </a>
  ),
}));
vi.mock('../compose/draft-mark.tsx', () => ({
  DraftMark: ({ channel }: { channel: string }) => channel === 'tactical' && ' (rascunho)',
}));

const talk = {
  team: { id: 't1', name: 'Lobos' },
  me: { user_id: 'ana' },
  now: '2026-11-23T12:00:00.000Z',
} as never;

test('the head names team and channel, and how much is new in the other channels', () => {
  const onOpen = vi.fn();
  const head = (more: object = {}) => (
    <TalkHead
      team={{ id: 't1', name: 'Lobos' } as never}
      channel="general"
      unread={{ general: 4, events: 2, tactical: 1 }}
      back={null}
      is_open={false}
      onOpen={onOpen}
      {...more}
    />
  );
  const screen = showForm(head());
  const title = () => document.querySelector('h1')!;
  expect(title().textContent).toContain(`Lobos·: ${words.channel.general}`);
  expect(title().textContent).toContain('(3 novas em outros canais)');
  act(() => title().querySelector('button')!.click());
  expect(onOpen).toHaveBeenCalledOnce();
  screen.again(head({ onOpen: undefined }));
  expect(title().querySelector('button')).toBeNull();
});

test('the ways: channels with what is new and begun in them, search, and what is pinned', () => {
  const [onChosen, onFind, onPins] = [vi.fn(), vi.fn(), vi.fn()];
  const ways = (pins: number) => (
    <TalkWays
      {...{ talk, onChosen, onFind, onPins, pins }}
      channels={['general', 'events', 'tactical']}
      channel="general"
      unread={{ general: 4, events: 60 }}
    >
      <p>Hierarquia</p>
    </TalkWays>
  );
  const screen = showForm(ways(2));
  const links = () => [...document.querySelectorAll('a')];
  expect(links().map((link) => link.textContent)).toEqual([
    'Geral',
    'Eventos50+',
    'Tático (rascunho)',
  ]);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, null]);
  act(() => links()[1]!.click());
  expect(onChosen).toHaveBeenCalledOnce();
  const buttons = () => [...document.querySelectorAll('button')];
  expect(buttons().map((one) => one.textContent)).toEqual([words.find.title, 'Fixadas (2)']);
  // what comes with the posts moves no way out of the talk (law 1)
  expect(document.querySelector('.talk-ways')!.lastElementChild!.textContent).toBe('Fixadas (2)');
  for (const button of buttons()) act(() => button.click());
  expect([onFind.mock.calls.length, onPins.mock.calls.length]).toEqual([1, 1]);
  screen.again(ways(0));
  expect(buttons()).toHaveLength(1);
});

test('a message is found by its words in the channels that I see, and leads to it', () => {
  const post = (id: string, channel: string) => ({
    id,
    rev: 1,
    data: {
      channel,
      author_id: 'bia',
      author_name: 'Bia',
      title: null,
      content: `Saída ${id}`,
      poll_options: [],
      media_urls: [],
      created_at: '2026-11-23T11:00:00.000Z',
    },
  });
  const [onFound, onClose] = [vi.fn(), vi.fn()];
  const posts = [post('a', 'general'), post('b', 'admin'), post('c', 'events')];
  showForm(
    <FindPosts
      {...{ talk, onFound, onClose }}
      open
      channels={['general', 'events']}
      posts={posts as never}
    />,
  );
  const said = () => document.querySelector('[role=status]')!.textContent;
  expect(said()).toBe(words.find.here);
  const box = document.querySelector('input')!;
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box, 'SAIDA');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(said()).toMatch(/^2 mensagens/);
  const rows = [...document.querySelectorAll<HTMLElement>('li button')];
  expect(rows[0]!.textContent).toMatch(/^Saída .Bia · (Geral|Eventos) · Hoje/);
  act(() => rows[1]!.click());
  expect(onClose).toHaveBeenCalledOnce();
  expect(onFound.mock.lastCall![0]).toMatchObject({ data: { author_name: 'Bia' } });
});
