import { boundingExtent } from 'ol/extent.js';
import type View from 'ol/View.js';
import { nearGroups } from '#domain/place/near-groups.ts';
import { GROUP_PX, type DrawnPlace } from './grouped-places.ts';

export const PADDING = [50, 50, 50, 50]; // px, Spec 2 §9
/** From here on a group is listed instead of shown larger. */
const LIST_ZOOM = 16;

type Opened = {
  /** One place. */
  readonly onChoose: (id: string) => void;
  /** Places that no zoom tells apart: the person chooses one from a list. */
  readonly onSeveral: (ids: readonly string[]) => void;
};

/** A place is chosen; several are shown larger until they are apart, and listed where that can't be. */
export function openGroup(
  view: Pick<View, 'getZoom' | 'getMinResolution' | 'fit'>,
  places: readonly DrawnPlace[],
  { onChoose, onSeveral }: Opened,
): void {
  const [first] = places;
  if (!first) return;
  if (places.length === 1) return onChoose(first.id);
  const stays = nearGroups(places, GROUP_PX * view.getMinResolution()).length === 1;
  if (stays || (view.getZoom() ?? 0) >= LIST_ZOOM) return onSeveral(places.map(({ id }) => id));
  view.fit(extentOf(places), { padding: PADDING });
}

export const extentOf = (places: readonly DrawnPlace[]) =>
  boundingExtent(places.map(({ x, y }) => [x, y]));
