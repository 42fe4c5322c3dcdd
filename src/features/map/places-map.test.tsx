// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import PlacesMap, { type PlacesMapProps } from './places-map.tsx';

const map = vi.hoisted(() => ({
  showPlaces: () => {},
  showChosen: () => {},
  showHere: () => {},
  cover: () => {},
  setOnline: () => {},
  flyTo: vi.fn(),
}));
vi.mock('./use-kept-map.ts', () => ({ useKeptMap: () => ({ box: { current: null }, map }) }));
vi.mock('@tanstack/react-router', () => ({ useLocation: () => 1 }));

const props: PlacesMapProps = {
  name: 'events',
  covered: { top: 0, bottom: 0 },
  places: [],
  chosen: undefined,
  onChoose: () => {},
  here: null,
  onFindMe: () => {},
  onArea: () => {},
  locating: false,
  label: 'Mapa',
  how: '',
};

test('a point that was set is moved to once, and not whenever the map is opened again', () => {
  const first = { latitude: -23.1, longitude: -46.5 };
  showForm(<PlacesMap {...props} moved_to={first} />);
  const { again } = showForm(<PlacesMap {...props} moved_to={first} />);
  expect(map.flyTo).toHaveBeenCalledExactlyOnceWith(first);
  again(<PlacesMap {...props} moved_to={{ ...first }} />); // set again
  expect(map.flyTo).toHaveBeenCalledTimes(2);
});
