// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { event as event_words } from '#i18n/pt-BR/event.ts';
import { organise } from '#i18n/pt-BR/organise.ts';
import { staff } from '#i18n/pt-BR/staff.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { OrganiserAtThumb } from './organiser-actions.tsx';

const at = vi.hoisted((): { tab?: string } => ({}));
vi.mock('@tanstack/react-router', () => ({
  Link: (link: { className: string; children: ReactNode }) => (
    <a href="/" className={link.className}>
      {link.children}
    </a>
  ),
  useSearch: () => at,
}));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1' }) }));
vi.mock('#entities/event/use-share-event.ts', () => ({ useShareEvent: () => () => {} }));
vi.mock('./organiser-menu.tsx', () => ({ OrganiserMenu: () => null }));

const now = '2026-11-28T18:00:00Z';
const event = eventRow({ id: 'e1', created_by: 'p1', starts_at: '2026-11-29T12:00:00Z' });
const { list, gate } = organise.step;
const edit = event_words.action.edit;

test.each([
  ['details', [list, gate, edit], list],
  ['participants', [gate, edit], undefined],
])(
  'the evening before, the way to the list is the main action, but not on the list: %s',
  (tab, names, main) => {
    at.tab = tab;
    showForm(<OrganiserAtThumb event={event} now={now} />);
    const links = [...document.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    expect(document.querySelector('.btn-primary')?.textContent).toBe(main);
    expect(links[0]!.querySelector('[class*=sr-only]'), 'its words are seen').toBeNull();
  },
);

test.each([
  ['MilSim', undefined],
  ['3X3', list],
] as const)(
  'beside the draw of sides, which has the one orange button, no other is orange: %s',
  (game_mode, main) => {
    at.tab = 'teams';
    showForm(<OrganiserAtThumb event={{ ...event, game_mode }} now={now} />);
    expect(document.querySelector('.btn-primary')?.textContent).toBe(main);
    expect(document.querySelector('a')!.textContent).toBe(list);
  },
);

test('on the day the way to the check-in comes first, and then who lets people in', () => {
  at.tab = 'details';
  showForm(<OrganiserAtThumb event={event} now="2026-11-29T11:30:00Z" />);
  const links = [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
  expect(links).toEqual([gate, staff.title, edit]);
});
