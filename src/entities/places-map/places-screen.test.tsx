// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PlacesScreen } from './places-screen.tsx';

const device = vi.hoisted(() => ({ scope: undefined as object | null | undefined }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.scope }));
vi.mock('#entities/age/data-from.tsx', () => ({ DataFrom: () => null }));
vi.mock('#entities/place/place-store.ts', () => ({
  usePlace: () => ({ position: null, phase: 'unknown', ask() {}, askIfAllowed() {} }),
}));
vi.mock('./no-places.tsx', () => ({ NoPlaces: () => null }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const here = { id: 'a', latitude: -23.5, longitude: -46.5 };
const far = { id: 'b', latitude: 1, longitude: 1 };

function said(items: readonly (typeof here)[] | undefined, area?: string) {
  showForm(
    <PlacesScreen
      kind="events"
      words={{
        title: () => 'Mapa',
        loading: () => '',
        map: () => '',
        count: ({ count }) => `${count} eventos`,
      }}
      list="Eventos"
      map_how=""
      search={{ area }}
      onSearch={() => {}}
      items={items}
      placeOf={(item) => item}
      idOf={(item) => item.id}
      estimate_px={() => 100}
      row={(item) => <p key={item.id}>{item.id}</p>}
      places={[]}
      placesMap={() => null}
      tools={null}
      action={null}
      card={null}
      none={() => ({ says: '' })}
      never={{ says: '' }}
    />,
  );
  return document.querySelector('.places-title [role=status]')!.textContent;
}

test.each([
  ['nothing has answered', undefined, undefined],
  ['nothing ever arrived', null, []],
  ['the first page arrived', null, [here]],
  ['the rows are not read', {}, undefined],
])('no number is said while %s', (_, scope, items) => {
  device.scope = scope;
  expect(said(items)).toBe('');
});

test('once all have arrived it is said how many there are, and how many of them in this part', () => {
  device.scope = {};
  expect(said([])).toBe('0 eventos');
  expect(said([here, far])).toBe('2 eventos');
  expect(said([here, far], '-24,-47,-23,-46')).toMatch(/^1 de 2/);
});
