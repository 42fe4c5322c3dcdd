import type { Area } from '#domain/place/area.ts';
import type { Position } from '#domain/place/distance.ts';
import { fromDegrees, manyFromDegrees, shownArea, type DrawnMap } from './drawing/drawn-map.ts';
import { placesOf, type DrawnPlace } from './drawing/grouped-places.ts';
import { extentOf, openGroup, PADDING } from './drawing/open-group.ts';
import { onPersonMoves } from './drawing/person-moves.ts';
import { openPlaceLayers } from './drawing/place-layers.ts';
import type { Mark } from './drawing/point-style.ts';
import { chosenPlace, NEAR_ZOOM } from './chosen-place.ts';
import { firstFit } from './first-fit.ts';
import { herePlace, type Here } from './here-place.ts';
import type { LeftView } from './left-views.ts';

/** A place with an id. WGS 84, degrees. */
export type PlaceOnMap = Position & {
  readonly id: string;
  readonly name: string;
  /** Drawn hollow: only this person sees it. */
  readonly waiting?: boolean;
  readonly mark?: Mark;
};

export type ManyPointsMap = {
  readonly showPlaces: (places: readonly PlaceOnMap[]) => void;
  /**
   * Draws it larger and above the others, also after its box is closed, and moves the map there if it
   * is not visible. A person who enters the map with a place sees it in the middle.
   * @param entry of the history: on the way back to it the map stays as it was left
   */
  readonly showChosen: (id: string | undefined, entry: number) => void;
  readonly showHere: (here: Here | null) => void;
  /** The map stands still, and its middle is that of its uncovered part. */
  readonly cover: (covered: Covered) => void;
  /** Moves to the person, now or as soon as it is known where they are. */
  readonly goHere: () => void;
  /** Moves to a point that was just set. */
  readonly flyTo: (point: Position) => void;
  readonly zoomBy: (steps: number) => void;
  /** Chooses what is nearest to the middle: for the keyboard. */
  readonly chooseMiddle: () => void;
  /** Undefined while neither the person nor its places have moved the map. */
  readonly view: () => LeftView | undefined;
  readonly dress: () => void;
  readonly setOnline: (online: boolean) => void;
  /** Takes it out of the page as it is, until it enters one again. */
  readonly leave: () => void;
  readonly enter: (box: HTMLElement, told: Told) => void;
  readonly close: () => void;
};

/** Spec 2 §9. */
const FLIGHT_MS = 600;

/** What the screen lays over its map, px from its upper and its lower edge. */
export type Covered = { readonly top: number; readonly bottom: number };

/** What the screen is told. */
export type Told = {
  /** A place was tapped. */
  readonly onChoose: (id: string) => void;
  /** Places were tapped that the map can't tell apart. */
  readonly onSeveral: (ids: readonly string[]) => void;
  readonly onMissing: () => void;
  /** The person has moved the map, which shows this now. */
  readonly onMoved: (area: Area) => void;
};

type OpenOptions = Told & {
  /** Where it was left: it opens there, and not around its places. */
  readonly left: LeftView | undefined;
  readonly covered: Covered;
};

/** A map of many places, which are groups where they would overlap. */
export function openManyPointsMap(
  box: HTMLElement,
  { left, covered, ...first }: OpenOptions,
): ManyPointsMap {
  let told: Told = first;
  const layers = openPlaceLayers(box, () => told.onMissing());
  const { drawn, groups, points } = layers;
  const { view } = drawn;
  const cover = ({ top, bottom }: Covered) => void (view.padding = [top, 0, bottom, 0]);
  let given: readonly PlaceOnMap[] | undefined;
  let shown: readonly DrawnPlace[] = [];

  const fit = fitOnce(drawn, () => shown);
  /** The person, or the screen for them, has chosen what is shown. */
  const settle = () => {
    here.stay();
    chosen.stay();
    fit.end();
  };
  const here = herePlace(layers, settle);
  const chosen = chosenPlace(layers, settle);
  cover(covered);
  if (left) {
    settle();
    view.setCenter(left.center);
    view.setZoom(left.zoom);
  }
  const aboutToMove = onPersonMoves(drawn, {
    onBegin: settle,
    onMoved: () => {
      const area = shownArea(drawn);
      if (area) told.onMoved(area);
    },
  });

  const open = (places: readonly DrawnPlace[]) => openGroup(view, places, told);
  onTap(drawn, points, (places) => {
    settle();
    open(places);
  });

  return {
    showPlaces: (places) => {
      if (given && isSame(places, given)) return;
      given = places;
      shown = drawnPlaces(places);
      groups.show(shown);
      fit.known(places.length);
      chosen.draw(shown);
    },
    showChosen: (id, entry) => {
      if (chosen.choose(id, entry)) here.stay();
      chosen.draw(shown);
    },
    showHere: here.show,
    cover,
    goHere: here.go,
    flyTo: (point) => {
      fly(view, point);
      settle();
    },
    zoomBy: (steps) => {
      aboutToMove();
      view.adjustZoom(steps);
    },
    view: () => (fit.isOver() ? shownView(view) : undefined),
    chooseMiddle: () => {
      const middle = view.getCenter();
      const nearest = middle && groups.getClosestFeatureToCoordinate(middle);
      if (nearest) open(placesOf(nearest));
    },
    dress: drawn.dress,
    setOnline: drawn.setOnline,
    leave: () => {
      here.stay(); // it stays where it was left
      drawn.leave();
    },
    enter: (other, by) => {
      told = by;
      chosen.enter();
      drawn.enter(other);
    },
    close: () => {
      fit.end();
      drawn.close();
    },
  };
}

function fly(view: DrawnMap['view'], point: Position): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const duration = still ? 0 : FLIGHT_MS;
  view.animate({ center: fromDegrees(point), zoom: NEAR_ZOOM, duration });
}

function shownView(view: DrawnMap['view']): LeftView | undefined {
  const [center, zoom] = [view.getCenter(), view.getZoom()];
  return center && zoom !== undefined ? { center, zoom } : undefined;
}

function fitOnce({ map, view }: DrawnMap, shown: () => readonly DrawnPlace[]) {
  const fit = firstFit(() => {
    if (shown().length < 2 || !map.getSize()) return false;
    view.fit(extentOf(shown()), { padding: PADDING, maxZoom: NEAR_ZOOM });
    return true;
  });
  map.once('change:size', fit.tryAgain);
  return fit;
}

const FACTS = ['id', 'latitude', 'longitude', 'waiting', 'mark'] as const;

/** A screen that is opened again makes new objects of the same places. */
const isSame = (some: readonly PlaceOnMap[], others: readonly PlaceOnMap[]): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every((one, at) => FACTS.every((fact) => one[fact] === others[at]?.[fact])));

/** All of them in one call, which is ten times faster than one by one. */
function drawnPlaces(places: readonly PlaceOnMap[]): DrawnPlace[] {
  const flat = places.flatMap(({ latitude, longitude }) => [longitude, latitude]);
  const at = manyFromDegrees(flat, undefined, 2);
  return places.map(({ id, waiting, mark }, n) => {
    return { id, x: at[2 * n]!, y: at[2 * n + 1]!, waiting, mark };
  });
}

function onTap(
  { map }: DrawnMap,
  points: unknown,
  open: (places: readonly DrawnPlace[]) => void,
): void {
  map.on('singleclick', ({ pixel }) => {
    const options = { hitTolerance: 12, layerFilter: (layer: unknown) => layer === points };
    const [feature] = map.getFeaturesAtPixel(pixel, options);
    if (feature) open(placesOf(feature));
  });
}
