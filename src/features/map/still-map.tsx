import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useRef, useState } from 'react';
import type { Position } from '#domain/place/distance.ts';
import { reachZoom } from '#domain/place/reach-zoom.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { subscribePreferences } from '#platform/theme.ts';
import { fromDegrees, openDrawnMap, POINT_ZOOM, type DrawnMap } from './drawing/drawn-map.ts';
import { MapCredits } from './map-credits.tsx';
import { pointStyle, waitingStyle } from './drawing/point-style.ts';
import './map.css';

/** Another place on it. WGS 84, degrees. */
type Neighbour = Position & {
  /** Drawn hollow: it is not decided yet. */
  readonly waiting?: boolean;
};

export type StillMapProps = Position & {
  label: string;
  /** Drawn smaller, in a wider view. The same array while nothing changed. */
  others?: readonly Neighbour[];
  /** As near as the first of the others allows: for two places that may be close or far. */
  fit?: boolean;
};

/** Without streets only the names of towns say where a place is: from this zoom on all of them are drawn. */
const TOWNS_ZOOM = 7.5;
/** The place stays in the middle, and 2 km around it are visible. */
const AROUND_ZOOM = 13;
const NONE: readonly Neighbour[] = [];

/** A picture of a map around one place, with streets at zoom 14 (Spec 2 §2, /arena/{id}). */
export default function StillMap(props: StillMapProps) {
  const { latitude, longitude, label, others = NONE, fit = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const online = useOnline();
  useEffect(() => {
    const place = { latitude, longitude };
    const marker = new Feature(new Point(fromDegrees(place)));
    const points = new VectorLayer({
      source: new VectorSource({ features: [marker] }),
      declutter: true,
    });
    const neighbours = new VectorLayer({
      source: new VectorSource({ features: others.map(featureOf) }),
      declutter: true,
    });
    const [other] = others;
    const around = other && (fit ? reachZoom(place, other) : AROUND_ZOOM);
    const opened = openDrawnMap(box.current!, {
      middle: place,
      zoom: around ?? POINT_ZOOM,
      still: true,
      above: [neighbours, points],
      onLook: (look) => {
        points.setStyle(pointStyle(look, others.length > 0));
        const [alone, waiting] = [pointStyle(look), waitingStyle(look)];
        neighbours.setStyle((feature) => (feature.get('waiting') ? waiting : alone));
      },
      onMissing: () => {}, // the point is drawn all the same
    });
    setMap(opened);
    const forget = subscribePreferences(() => requestAnimationFrame(opened.dress));
    return () => {
      forget();
      opened.close();
    };
  }, [latitude, longitude, others, fit]);
  const alone = others.length === 0;
  useEffect(() => {
    map?.setOnline(online);
    if (alone) map?.view.setZoom(online ? POINT_ZOOM : TOWNS_ZOOM);
  }, [map, online, alone]);
  return (
    <div className="map-frame map-still">
      <div ref={box} role="img" aria-label={label} className="map-box" />
      <MapCredits streets={online} />
    </div>
  );
}

function featureOf({ waiting, ...place }: Neighbour): Feature<Point> {
  const feature = new Feature(new Point(fromDegrees(place)));
  feature.set('waiting', waiting, true);
  return feature;
}
