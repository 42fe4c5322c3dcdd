import Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import View from 'ol/View.js';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Position } from '#domain/place/distance.ts';
import { fromDegrees, toDegrees } from './drawing/drawn-map.ts';
import { openManyPointsMap, type ManyPointsMap } from './many-points-map.ts';

const drawing = vi.hoisted(() => ({
  layers: {} as object,
  moves: (): void => {},
}));
vi.mock('./drawing/place-layers.ts', () => ({ openPlaceLayers: () => drawing.layers }));
vi.mock('./drawing/person-moves.ts', () => ({
  onPersonMoves: (_: object, { onBegin }: { onBegin: () => void }) => {
    drawing.moves = onBegin;
    return onBegin;
  },
}));

const atibaia = { latitude: -23.1, longitude: -46.5 };
const manaus = { latitude: -3.1, longitude: -60 };
const here = { latitude: -23.55, longitude: -46.63 };
const places = [
  { id: 'atibaia', name: 'Atibaia', ...atibaia },
  { id: 'manaus', name: 'Manaus', ...manaus },
];
const NOTHING = { top: 0, bottom: 0 };
const told = { onChoose: vi.fn(), onSeveral: vi.fn(), onMissing: vi.fn(), onMoved: vi.fn() };

let view: View;
let chosen_feature: Feature<Point>;
let map: ManyPointsMap;
/** Opens a map of 400 × 600 px, which knows its places. */
function open(left?: { center: number[]; zoom: number }) {
  view = new View({ center: fromDegrees({ latitude: -15.78, longitude: -47.93 }), zoom: 4 });
  view.setViewportSize([400, 600]);
  chosen_feature = new Feature<Point>();
  const drawn = {
    map: {
      on: vi.fn(),
      once: vi.fn(),
      getSize: () => [400, 600],
    },
    view,
    leave: vi.fn(),
    enter: vi.fn(),
  };
  drawing.layers = { drawn, groups: { show: vi.fn() }, points: {}, here_feature: new Feature(), reach_feature: new Feature(), chosen_feature }; // prettier-ignore
  map = openManyPointsMap({} as HTMLElement, { ...told, left, covered: NOTHING });
  map.showPlaces(places);
}
const shows = (place: Position, zoom: number) => {
  const { latitude, longitude } = toDegrees(view.getCenter()!);
  expect(latitude).toBeCloseTo(place.latitude, 4);
  expect(longitude).toBeCloseTo(place.longitude, 4);
  expect(view.getZoom()).toBeCloseTo(zoom);
};

beforeEach(() => {
  vi.useFakeTimers();
  open();
});

test('whoever comes with a place sees it in the middle, and stays there', () => {
  map.showChosen('manaus', 1);
  shows(manaus, 12);
  map.showHere(here);
  vi.advanceTimersByTime(5000); // all places would be shown
  shows(manaus, 12);
});

test('also where the map was left elsewhere, and where the place is known later', () => {
  open({ center: fromDegrees(here), zoom: 9 });
  map.showPlaces([]);
  map.showChosen('manaus', 1);
  map.showHere(here);
  shows(here, 9);
  map.showPlaces(places);
  shows(manaus, 12);
});

test('also where it is known sooner where the person is', () => {
  map.showPlaces([]);
  map.showChosen('manaus', 1);
  map.showHere(here);
  map.showPlaces(places);
  shows(manaus, 12);
});

test('a place that is chosen on the map moves it only where it is not visible', () => {
  map.showChosen(undefined, 1);
  map.showHere(here);
  map.showChosen('atibaia', 2);
  shows(here, 9);
  map.showChosen('manaus', 3);
  shows(manaus, 9);
});

test('a place of which the edge of the map cuts a part off is not visible', () => {
  map.showChosen(undefined, 1);
  map.showHere(here);
  const edge = {
    latitude: here.latitude,
    longitude: here.longitude + (180 * 360) / (256 * 2 ** 9),
  };
  map.showPlaces([{ id: 'edge', name: '', ...edge }]); // 20 px from it
  map.showChosen('edge', 2);
  shows(edge, 9);
});

test('back at the same entry of the history the map is as it was left; another entry comes with the place', () => {
  map.showChosen(undefined, 1);
  map.showHere(here);
  map.showChosen('atibaia', 2);
  map.leave();
  map.enter({} as HTMLElement, told);
  map.showChosen('atibaia', 2);
  shows(here, 9);
  map.leave();
  map.enter({} as HTMLElement, told);
  map.showChosen('atibaia', 4);
  shows(atibaia, 12);
});

test('the chosen place is told from the others when its box is closed, while it is on the map', () => {
  map.showChosen('atibaia', 1);
  map.showChosen(undefined, 1);
  const at = chosen_feature.getGeometry()!.getCoordinates();
  expect(toDegrees(at)).toEqual(atibaia);
  map.showPlaces(places.slice(1));
  expect(chosen_feature.getGeometry()).toBeUndefined();
});

test('who has moved the map is not taken elsewhere when it is known where they are', () => {
  drawing.moves();
  map.showHere(here);
  expect(view.getZoom()).toBe(4);
  map.goHere();
  shows(here, 9);
});

test('where the person is moves the map once', () => {
  map.showHere(here);
  shows(here, 9);
  map.showHere(manaus);
  shows(here, 9);
});

/** Where the place is drawn, px from the corner of the map. */
function pixelOf(place: Position): number[] {
  const [x, y] = fromDegrees(place) as [number, number];
  const { center, resolution } = view.getState(); // the middle of the whole map
  const [middle_x, middle_y] = center as [number, number];
  return [200 + (x - middle_x) / resolution, 300 - (y - middle_y) / resolution].map(Math.round);
}

test('what is chosen is shown in the part of the map that the list leaves free', () => {
  map.cover({ top: 100, bottom: 300 });
  map.showChosen('atibaia', 1); // the person enters the map with this place
  expect(pixelOf(atibaia)).toEqual([200, 200]);
  map.showChosen('manaus', 2); // far away
  expect(pixelOf(manaus)).toEqual([200, 200]);
  map.goHere();
  map.showHere(here);
  expect(pixelOf(here)).toEqual([200, 200]);
});

test('the map stands still while its list is pulled, and moves to what is chosen under it', () => {
  map.showChosen(undefined, 1);
  view.setZoom(4);
  view.setCenter(fromDegrees(atibaia)); // it is drawn at 200, 300
  map.cover({ top: 0, bottom: 200 });
  expect(pixelOf(atibaia)).toEqual([200, 300]);
  map.showChosen('atibaia', 1);
  expect(pixelOf(atibaia)).toEqual([200, 300]);
  map.cover({ top: 0, bottom: 290 });
  expect(pixelOf(atibaia)).toEqual([200, 300]);
  map.showChosen('atibaia', 1);
  expect(pixelOf(atibaia)).toEqual([200, 155]);
});

test('all places are shown at once where nothing covers them', () => {
  map.cover({ top: 100, bottom: 300 });
  vi.advanceTimersByTime(1000);
  for (const [, y] of [atibaia, manaus].map(pixelOf)) {
    expect(y).toBeGreaterThanOrEqual(150); // 50 px around them, Spec 2 §9
    expect(y).toBeLessThanOrEqual(250);
  }
});

test('a chosen place that waits stays told apart from those that are decided', () => {
  map.showPlaces(places.map((place) => ({ ...place, waiting: place.id === 'manaus' })));
  map.showChosen('manaus', 1);
  expect(chosen_feature.get('waiting')).toBe(true);
  map.showChosen('atibaia', 2);
  expect(chosen_feature.get('waiting')).toBe(false);
});
