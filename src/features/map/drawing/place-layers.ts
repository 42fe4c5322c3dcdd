import Feature from 'ol/Feature.js';
import type Point from 'ol/geom/Point.js';
import type Polygon from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { knowLineHeights } from './basemap.ts';
import { FIRST_ZOOM, MIDDLE_OF_BRAZIL, openDrawnMap } from './drawn-map.ts';
import { GroupedPlaces, placesOf } from './grouped-places.ts';
import { clusterStyle, hereStyle, markStyles, waitingStyle } from './point-style.ts';

/** A map with layers of where the person is, of all places, and above them of the chosen one. */
export function openPlaceLayers(box: HTMLElement, onMissing: () => void) {
  knowLineHeights(); // a group's number may be drawn before the map
  const groups = new GroupedPlaces();
  const points = new VectorLayer({ source: groups, declutter: true });
  const here_feature = new Feature<Point>();
  const reach_feature = new Feature<Polygon>();
  const here_layer = new VectorLayer({
    source: new VectorSource<Feature>({ features: [reach_feature, here_feature] }),
  });
  const chosen_feature = new Feature<Point>();
  const chosen_layer = new VectorLayer({
    source: new VectorSource({ features: [chosen_feature] }),
    declutter: true,
  });
  const drawn = openDrawnMap(box, {
    middle: MIDDLE_OF_BRAZIL,
    zoom: FIRST_ZOOM,
    above: [here_layer, points, chosen_layer],
    onLook: (look) => {
      const waiting = waitingStyle(look);
      const alone = markStyles(look);
      const chosen = markStyles(look, true);
      const chosen_waiting = waitingStyle(look, true);
      points.setStyle((feature) => {
        const [first, ...others] = placesOf(feature);
        if (others.length > 0) return clusterStyle(look, others.length + 1);
        return first?.waiting ? waiting : alone(first?.mark);
      });
      here_layer.setStyle(hereStyle(look));
      chosen_layer.setStyle((feature) =>
        feature.get('waiting') ? chosen_waiting : chosen(feature.get('mark')),
      );
    },
    onMissing,
  });
  return { drawn, groups, points, here_feature, reach_feature, chosen_feature };
}
