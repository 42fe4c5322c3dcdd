import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import VectorSource from 'ol/source/Vector.js';
import { useEffect, useRef, useState } from 'react';
import type { Position } from '#domain/place/distance.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { subscribePreferences } from '#platform/theme.ts';
import { fromDegrees, openDrawnMap, POINT_ZOOM, type DrawnMap } from './drawing/drawn-map.ts';
import { MapCredits } from './map-credits.tsx';
import { pointStyle } from './drawing/point-style.ts';
import './map.css';

export type StillMapProps = Position & { label: string };

/** A picture of a map around one place, at zoom 14 (Spec 2 §2, /arena/{id}). */
export default function StillMap({ latitude, longitude, label }: StillMapProps) {
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const online = useOnline();
  useEffect(() => {
    const place = { latitude, longitude };
    const marker = new Feature(new Point(fromDegrees(place)));
    const points = new VectorLayer({ source: new VectorSource({ features: [marker] }) });
    const opened = openDrawnMap(box.current!, {
      middle: place,
      zoom: POINT_ZOOM,
      still: true,
      above: [points],
      onLook: (look) => points.setStyle(pointStyle(look)),
      onMissing: () => {}, // the point is drawn all the same
    });
    setMap(opened);
    const forget = subscribePreferences(() => requestAnimationFrame(opened.dress));
    return () => {
      forget();
      opened.close();
    };
  }, [latitude, longitude]);
  useEffect(() => map?.setOnline(online), [map, online]);
  return (
    <div className="map-frame map-still">
      <div ref={box} role="img" aria-label={label} className="map-box" />
      <MapCredits streets={online} />
    </div>
  );
}
