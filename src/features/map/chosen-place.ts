import Point from 'ol/geom/Point.js';
import { isVisible } from './drawing/drawn-map.ts';
import type { DrawnPlace } from './drawing/grouped-places.ts';
import type { openPlaceLayers } from './drawing/place-layers.ts';

/** Spec 2 §9: of all places, and of a point that was set. */
export const NEAR_ZOOM = 12;

/** Half of the widest mark: a day, and what closes registration. */
const MARK_PX = 48;

/**
 * The chosen place of a map: larger, above the others, and still so when its box is closed.
 * @param onCome the map was moved to the place with which a person came
 */
export function chosenPlace(
  { drawn, chosen_feature }: ReturnType<typeof openPlaceLayers>,
  onCome: () => void,
) {
  const { view } = drawn;
  let chosen: { readonly id: string | undefined; readonly entry: number } | undefined;
  let marked_id: string | undefined;
  let entered = true;
  let comes_to: string | undefined;

  function draw(shown: readonly DrawnPlace[]) {
    const place = shown.find(({ id }) => id === marked_id);
    const at = place && [place.x, place.y];
    chosen_feature.setProperties({ mark: place?.mark, waiting: place?.waiting });
    chosen_feature.setGeometry(at && new Point(at));
    if (!at || chosen?.id !== marked_id) return;
    if (comes_to === marked_id) {
      view.setZoom(NEAR_ZOOM);
      onCome();
    } else if (isVisible(drawn, at, MARK_PX)) {
      return;
    }
    view.setCenter(at);
  }
  return {
    draw,
    /** @returns whether the person comes with it */
    choose: (id: string | undefined, entry: number): boolean => {
      if (entered && (chosen?.id !== id || chosen?.entry !== entry)) comes_to = id;
      entered = false;
      chosen = { id, entry };
      marked_id = id ?? marked_id;
      return comes_to !== undefined;
    },
    /** A person enters the map again: what is chosen next, they come with. */
    enter: (): void => void (entered = true),
    /** What they came with moves the map no more. */
    stay: (): void => void (comes_to = undefined),
  };
}
