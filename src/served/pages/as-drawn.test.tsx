// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { nextFields, only } from '#domain/event/seen-rows.ts';
import { EventHeader } from '#features/event/event-header.tsx';
import { NextGameCard } from '#features/home/next/next-game-card.tsx';
import { HomeRow } from '#features/home/sections/home-row.tsx';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { nextGame } from '../parts/next-game.ts';
import { visitor } from '../words/words.ts';
import { eventBody } from './event-body.ts';
import { homeBody } from './home-body.ts';

type LinkProps = { className?: string; children: ReactNode; 'aria-current'?: boolean };
vi.mock('#live/account-context.ts', () => ({ usePerson: () => null }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ className, children }: LinkProps) => (
    <a href="/" className={className}>
      {children}
    </a>
  ),
  useRouter: () => ({}),
  useNavigate: () => () => undefined,
  useCanGoBack: () => false,
}));

const NOW = '2026-11-25T12:00:00Z';
const event = eventRow({
  id: 'e1',
  name: 'Operação Serra',
  date: '2026-11-26',
  starts_at: '2026-11-26T12:00:00Z',
  gate_time: '07:00',
  max_op: 40,
  operators_count: 28,
  price_cents: 6_000,
});
const reader = visitor(NOW);

/** Tag, classes and text of each element: what decides its size. Drawings inside an icon do not. */
function sized(root: Element): string[] {
  return [...root.querySelectorAll('*')]
    .filter((element) => !element.closest('svg')?.contains(element.parentElement))
    .map((element) => {
      const classes = (element.getAttribute('class') ?? '')
        .split(/\s+/)
        .filter((name) => name && !name.startsWith('lucide'))
        .toSorted();
      const own = [...element.childNodes]
        .filter((node) => !(node instanceof Element) || node.classList.contains('contents'))
        .map(({ textContent }) => textContent?.replaceAll(/\s/g, ''))
        .join('');
      return `${element.tagName} ${classes.join(' ')} ${own}`;
    })
    .filter((line) => !/^SPAN (capacity-fill|contents)|^svg capacity/.test(line));
}
const app = (shown: ReactNode, selector: string) => {
  showForm(shown);
  return sized(document.querySelector(selector)!);
};
const served = (markup: { text: string }, selector: string) => {
  document.body.innerHTML = markup.text;
  return sized(document.querySelector(selector)!);
};

test.each([
  ['with a limit', event],
  ['without one', { ...event, max_op: 0 }],
])('a row of the home page %s is written as the app draws it', (_what, row) => {
  const drawn = app(<HomeRow event={row} now={NOW} />, '.list-row');
  expect(drawn.length).toBeGreaterThan(10);
  const page = homeBody({ events: [row], counts: {} }, reader);
  expect(served(page, '.list-row')).toEqual(drawn);
});

test.each([false, true])('so is the next game, with a pass: %s', (has_pass) => {
  const next = only(event, nextFields);
  const drawn = app(<NextGameCard game={{ event: next, has_pass }} now={NOW} />, '.next-game');
  expect(served(nextGame({ event: next, has_pass }, reader), '.next-game')).toEqual(drawn);
});

test('so is the head of an event, whose actions the app adds', () => {
  const head = (
    <EventHeader
      {...{ event, taken: 28, now: NOW }}
      icons={null}
      strip={null}
      is_mine={false}
      main_action={null}
      beside={false}
    />
  );
  const title = '.page-header h1 + div';
  const drawn = app(head, title);
  expect(drawn.length).toBeGreaterThan(10);
  expect(served(eventBody({ ...reader, event }), title)).toEqual(drawn);
});

test('[law 1] a signed-in person sees nothing of a stranger’s home page, which their own will replace', () => {
  document.body.innerHTML = homeBody({ events: [event], counts: {} }, reader).text;
  const links = [...document.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect(link.closest('.visitor-only')).not.toBeNull();
});
