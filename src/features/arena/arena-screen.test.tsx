// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { picture } from '#i18n/pt-BR/picture.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { ArenaPhotos } from './arena-photos.tsx';
import { ArenaScreen } from './arena-screen.tsx';
import { InReview } from './in-review.tsx';

const found = vi.hoisted(() => ({ state: 'absent' }));
vi.mock('#live/rows/use-arena.ts', () => ({ useArena: () => found }));
vi.mock('#live/outbox/use-kept-picture.ts', () => ({
  useKeptPicture: () => ({ preview: undefined, waits: false }),
}));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'ana' }) }));
vi.mock('#live/administration/use-known-admin.ts', () => ({ useKnownAdmin: () => false }));
vi.mock('#entities/arena/use-asked-changes.ts', () => ({ useAskedChanges: () => new Map() }));
vi.mock('./asked-of-arena.tsx', () => ({
  AskedOfArena: ({ id }: { id: string }) => `asked ${id}`,
}));
vi.mock('./no-arena.tsx', () => ({
  NoSuchArena: () => 'no such arena',
  ArenaNotHere: () => 'not here',
}));

test.each([
  ['absent', 'no such arena'],
  ['not_here', 'not here'],
])('what was asked about an arena that is %s stands above that', (state, said) => {
  found.state = state;
  const given = { id: 'a1', now: '', stillMap: vi.fn(), calendarFile: vi.fn(), onEdit: vi.fn() };
  showForm(<ArenaScreen {...(given as never as Parameters<typeof ArenaScreen>[0])} />);
  expect(document.body.textContent).toBe(`asked a1${said}`);
});

test('photos that do not load without a signal say so, and come back with it; a broken one leaves no hole', () => {
  const signal = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const images = ['https://exemplo.com/1.webp', 'https://exemplo.com/2.webp'];
  const arena = { name: 'Forte', images } as unknown as Parameters<typeof ArenaPhotos>[0]['arena'];
  showForm(<ArenaPhotos arena={arena} />);
  const shown = () => [...document.querySelectorAll('img')].map(({ src }) => src);
  const fail = () =>
    act(() => void document.querySelector('img')!.dispatchEvent(new Event('error')));
  fail();
  expect(shown()).toEqual(images.slice(1));
  fail();
  expect(document.body.textContent).toBe(picture.no_signal);
  signal.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(shown()).toEqual(images);
  fail();
  expect(shown()).toEqual(images.slice(1));
});

test('an arena that waits says since when', () => {
  const arena = { id: 'a1', created_at: '2026-11-21T02:00:00Z' } as unknown as Parameters<
    typeof InReview
  >[0]['arena'];
  showForm(<InReview arena={arena} onEdit={vi.fn()} />);
  expect(document.body.textContent).toContain('Em análise desde 20/11');
});
