import type { Extent } from 'ol/extent.js';
import Feature, { type FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorSource from 'ol/source/Vector.js';
import { nearGroups } from '#domain/place/near-groups.ts';
import type { Mark } from './point-style.ts';

/** A place in the map's own projection. */
export type DrawnPlace = {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly waiting: boolean | undefined;
  readonly mark: Mark;
};

/** Nearer places are one group, and a finger can't tell them apart. */
export const GROUP_PX = 52;

/**
 * Places, grouped where they would overlap. The library's own clusters make two features of each
 * place, and draw each resolution twice: for thousands of places that is most of an opening.
 */
export class GroupedPlaces extends VectorSource<Feature<Point>> {
  #places: readonly DrawnPlace[] = [];
  /** The groups are of this resolution; NaN: of other places. */
  #resolution = Number.NaN;
  #grouping = false;

  show(places: readonly DrawnPlace[]): void {
    this.#places = places;
    this.#resolution = Number.NaN;
    this.changed();
  }

  /** The map calls this before a frame, unless a person is moving it. */
  override loadFeatures(_: Extent, resolution: number): void {
    if (resolution === this.#resolution) return;
    this.#resolution = resolution;
    this.#grouping = true;
    this.clear(true);
    this.addFeatures(nearGroups(this.#places, GROUP_PX * resolution).map(featureOf));
    this.#grouping = false;
  }

  /** The frame that asked for the groups draws them: no other is needed. */
  override changed(): void {
    if (!this.#grouping) super.changed();
  }
}

function featureOf(places: readonly DrawnPlace[]): Feature<Point> {
  const middle = (axis: 'x' | 'y') =>
    places.reduce((sum, one) => sum + one[axis], 0) / places.length;
  const feature = new Feature(new Point([middle('x'), middle('y')]));
  feature.set('places', places, true);
  return feature;
}

export const placesOf = (feature: FeatureLike): readonly DrawnPlace[] =>
  (feature.get('places') as readonly DrawnPlace[] | undefined) ?? [];
