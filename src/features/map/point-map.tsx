import LocateFixed from 'lucide-react/icons/locate-fixed';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { locate } from '#platform/geolocation.ts';
import { subscribePreferences } from '#platform/theme.ts';
import { IconButton } from '#ui/button.tsx';
import { openFieldMap, type FieldMap } from './field-map.ts';
import { MapCredits } from './map-credits.tsx';
import type { PointPickerProps } from './point-picker.tsx';
import './map.css';
import { report } from '#sync/device/report.ts';

/** The map with its buttons: the part that loads the library. */
export default function PointMap({ value, onChange }: PointPickerProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<FieldMap>(null);
  const first = useRef(value);
  const changed = useRef(onChange);
  const [missing, setMissing] = useState(false);
  const online = useOnline();
  const { locating, said, findMe } = useFindMe((here) => {
    map.current?.goTo(here);
    onChange(here);
  });
  useEffect(() => {
    changed.current = onChange;
  });

  useEffect(() => {
    const opened = openFieldMap(box.current!, {
      point: first.current,
      onTap: (point) => {
        box.current?.focus({ preventScroll: true }); // from now on one finger moves the map
        changed.current(point);
      },
      onMissing: () => setMissing(true),
    });
    map.current = opened;
    // the colours change only after the attribute has changed
    const forget = subscribePreferences(() => requestAnimationFrame(opened.dress));
    return () => {
      forget();
      opened.close();
    };
  }, []);
  useEffect(() => map.current?.show(value), [value]);
  useEffect(() => map.current?.setOnline(online), [online]);

  function mark(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // the surrounding form is not submitted, and the page does not scroll
    const middle = map.current?.middle();
    if (middle) onChange(middle);
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="map-frame map-in-page">
        <div
          ref={box}
          role="application"
          tabIndex={0}
          aria-label={LL.map.point()}
          aria-describedby={`${id}-how`}
          onKeyDown={mark}
          onPointerDownCapture={hold}
          className="map-box"
        />
        <div className="map-middle" aria-hidden />
        <p className="map-list-area map-hint" aria-hidden>
          {LL.map.tap_to_move()}
        </p>
        {/* the map keeps the focus that a tap gave it */}
        <div className="map-buttons" onPointerDown={(event) => event.preventDefault()}>
          <IconButton icon={Plus} label={LL.map.closer()} onClick={() => map.current?.zoomBy(1)} />
          <IconButton
            icon={Minus}
            label={LL.map.farther()}
            onClick={() => map.current?.zoomBy(-1)}
          />
          <IconButton
            icon={LocateFixed}
            label={LL.map.find_me()}
            aria-busy={locating}
            onClick={findMe}
          />
        </div>
        <MapCredits streets={online} />
      </div>
      <p id={`${id}-how`} className="text-sm text-soft">
        {LL.map.how()} {!online && LL.map.offline()}
      </p>
      <p role="status" className="tabular-nums">
        {value ? LL.map.at(inWords(value)) : LL.map.none()}
      </p>
      <p role="status" className="text-sm text-error empty:sr-only">
        {missing && !online ? LL.map.missing() : said}
      </p>
    </div>
  );
}

/** A mouse and a second finger move the map at once; one finger scrolls the page until it has tapped. */
function hold({ pointerType, isPrimary, currentTarget }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' || !isPrimary) currentTarget.focus({ preventScroll: true });
}

const inWords = ({ latitude, longitude }: Position) => ({
  latitude: latitude.toFixed(5),
  longitude: longitude.toFixed(5),
});

function useFindMe(onFound: (here: Position) => void) {
  const { LL } = useI18nContext();
  const [locating, setLocating] = useState(false);
  const [said, setSaid] = useState('');

  async function find() {
    setLocating(true);
    setSaid('');
    const found = await locate();
    setLocating(false);
    if (found.ok) {
      const { latitude, longitude } = found.value;
      onFound({ latitude, longitude });
    } else {
      const words = LL.events.distance;
      setSaid(found.code === 'timeout' ? words.unavailable() : words[found.code]());
    }
  }
  return { locating, said, findMe: () => void find().catch(report) };
}
