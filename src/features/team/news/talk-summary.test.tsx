// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { team_page } from '#i18n/pt-BR/team-page.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { TalkSummary } from './talk-summary.tsx';

const known = vi.hoisted(() => ({ posts: [] as object[], seen: {} }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ search, children }: { search: { channel?: string }; children: string }) => (
    <a href={search.channel ?? '-'}>{children}</a>
  ),
}));
vi.mock('#live/team/use-team-rows.ts', () => ({ useTeamRecords: () => known.posts }));
vi.mock('#live/team/use-seen-posts.ts', () => ({ useSeenPosts: () => known.seen }));

const words = team_page.talk;
const post = (id: string, channel: string, hour: string, more: object = {}) => ({
  id,
  kind: 'communication',
  team_id: 't1',
  data: {
    channel,
    type: 'message',
    author_id: 'ana',
    author_name: 'Ana',
    title: null,
    content: `texto ${id}`,
    media_urls: [],
    created_at: `2026-11-25T${hour}:00:00Z`,
    ...more,
  },
});
const show = (place: string) =>
  showForm(
    <TalkSummary
      team={{ id: 't1' } as never}
      me={{ user_id: 'me' } as never}
      place={place as never}
      now="2026-11-25T20:00:00Z"
    />,
  );
const rows = () =>
  [...document.querySelectorAll('li')].map((row) => [
    row.querySelector('a')!.getAttribute('href'),
    row.querySelector('h3')!.textContent,
    row.querySelector('p')!.textContent,
    row.querySelector('.chip')!.textContent,
  ]);

beforeEach(() => {
  known.posts = [
    post('1', 'general', '10'),
    post('2', 'general', '12', { content: '', media_urls: ['https://exemplo.com/a.png'] }),
    post('3', 'general', '13', { author_id: 'me', author_name: 'Eu' }),
    post('4', 'tactical', '11'),
    post('5', 'announcements', '09', { title: 'Fardamento' }),
    post('6', 'events', '08'),
  ];
  known.seen = { events: '2026-11-25T08:00:00Z' };
});

test('a member sees the channels where others wrote something new, each a link to itself', () => {
  show('member');
  expect(rows()).toEqual([
    ['announcements', 'Anúncios', 'Ana: Fardamento', '1 nova'],
    ['general', 'Geral', 'Ana: Imagem', '2 novas'],
  ]);
});

test('a veteran sees the tactical channel too; what is seen everywhere is nothing new', () => {
  show('veteran');
  expect(rows().map(([channel]) => channel)).toEqual(['announcements', 'general', 'tactical']);
  known.seen = Object.fromEntries(
    ['announcements', 'general', 'events', 'tactical'].map((c) => [c, '2026-11-25T19:00:00Z']),
  );
  show('veteran');
  expect(rows()).toEqual([]);
  expect(document.body.textContent).toContain(words.nothing_new);
  expect(document.querySelector('a')!.textContent).toBe(words.open);
});
