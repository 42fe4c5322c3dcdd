// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { PlacesScreen } from './places-screen.tsx';

const device = vi.hoisted(() => ({ scope: undefined as object | null | undefined }));
vi.mock('#live/freshness/use-scope-state.ts', () => ({ useScopeState: () => device.scope }));
vi.mock('#entities/age/data-from.tsx', () => ({ DataFrom: () => <i>age</i> }));
vi.mock('#entities/place/place-store.ts', () => ({
  usePlace: () => ({ position: null, phase: 'unknown', ask() {}, askIfAllowed() {} }),
}));
vi.mock('./no-places.tsx', () => ({ NoPlaces: () => null }));
vi.mock('@tanstack/react-router', () => ({ Link: () => null }));
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
stubHeights();

const here = { id: 'a', latitude: -23.5, longitude: -46.5 };
const far = { id: 'b', latitude: 1, longitude: 1 };

const clock = vi.hoisted(() => ({ ms: 60_000 }));
vi.mock('#platform/clock.ts', () => ({ steadyMs: () => clock.ms }));
afterEach(() => void vi.useRealTimers());

const screen = (items: readonly (typeof here)[] | undefined, area?: string, asked = '') => (
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
    asked={asked}
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
  />
);

function said(...given: Parameters<typeof screen>) {
  showForm(screen(...given));
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

test('[law 1] what the place of this device or a pull moves waits until two seconds after the last touch', async () => {
  vi.useFakeTimers();
  device.scope = {};
  const new_one = { id: 'c', latitude: -23.4, longitude: -46.5 };
  const rows = () => [...document.querySelectorAll('ul p')].map((row) => row.textContent).join('');
  const { again } = showForm(screen([here, far]));
  const after = async (ms: number) => {
    clock.ms += ms;
    await act(() => vi.advanceTimersByTimeAsync(ms));
  };
  await after(5_000);
  act(() => void dispatchEvent(new Event('pointerdown')));
  again(screen([far, here]));
  expect(rows()).toBe('ab');
  await after(1_900);
  expect(rows()).toBe('ab');
  await after(100);
  expect(rows()).toBe('ba');
  const box = document.querySelector('ul')!.parentElement!;
  expect(box.style.pointerEvents).toBe('none');
  await after(1_200);
  expect(box.style.pointerEvents).toBe('');
  act(() => void dispatchEvent(new Event('pointerdown')));
  again(screen([far, here, new_one])); // below all others
  expect(rows()).toBe('bac');
  again(screen([here, far], undefined, 'distance')); // asked for by the person
  expect(rows()).toBe('ab');
});

test('how old the rows are is asked once it is known, and not before', () => {
  const age = () => document.querySelector('i')?.textContent;
  device.scope = undefined;
  const { again } = showForm(screen([here]));
  expect(age()).toBeUndefined();
  device.scope = { synced_at: 0 };
  again(screen([here]));
  expect(age()).toBe('age');
  device.scope = undefined;
});
