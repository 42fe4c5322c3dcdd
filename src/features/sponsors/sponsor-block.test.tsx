// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { sponsor } from '#i18n/pt-BR/sponsor.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SponsorBlock } from './sponsor-block.tsx';

const rows = vi.hoisted(() => vi.fn());
const scope = vi.hoisted(() => ({ is: { synced_at: 1 } as object | null }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => scope.is }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: rows }));
vi.mock('#live/advertising/use-ad-counter.ts', () => ({ useAdCounter: () => () => {} }));
vi.mock('./use-seen.ts', () => ({ useSeen: () => undefined }));

const ad = (title: string, location: string) => ({
  id: title,
  kind: 'advertisement',
  data: {
    title,
    location,
    sponsor_name: 'Loja',
    description: null,
    image_url: null,
    link_url: null,
    priority: 0,
    start_date: null,
    end_date: null,
  },
});

type Location = Parameters<typeof SponsorBlock>[0]['location'];
function shown(location: Location, ads: ReturnType<typeof ad>[] | undefined) {
  rows.mockReturnValue(ads);
  showForm(<SponsorBlock location={location} now="2026-11-22T12:00:00Z" />);
  return {
    titles: [...document.querySelectorAll('h3')].map(({ textContent }) => textContent),
    free: document.body.textContent.split(sponsor.free).length - 1,
    slots: document.querySelectorAll('li').length,
  };
}

test('a section has three slots, and those without an ad invite one', () =>
  expect(shown('team-details', [ad('Luvas', 'team-details-top')])).toEqual({
    titles: ['Luvas'],
    free: 2,
    slots: 3,
  }));

test('after a search the ads of its group are shown, and no invitation', () =>
  expect(shown('search', [ad('BBs', 'search-sidebar'), ad('Luvas', 'events')])).toEqual({
    titles: ['BBs'],
    free: 0,
    slots: 1,
  }));

test.each([[[ad('Luvas', 'events')]], [undefined]])(
  'after a search without an ad of it, nothing',
  (ads) => {
    shown('search', ads);
    expect(document.querySelector('section')).toBeNull();
  },
);

test('[law 1] while the rows above them come for the first time there are no sponsors below', () => {
  scope.is = null;
  expect(shown('teams', [ad('Luvas', 'teams')]).slots).toBe(0);
  scope.is = { synced_at: 1 };
  expect(shown('teams', [ad('Luvas', 'teams')]).slots).toBe(3);
});
