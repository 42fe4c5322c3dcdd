import { useLocation } from '@tanstack/react-router';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import ScanSearch from 'lucide-react/icons/scan-search';
import { useEffect, useEffectEvent, useState, type KeyboardEvent } from 'react';
import { writeArea, type Area } from '#domain/place/area.ts';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { Button, IconButton } from '#ui/button.tsx';
import type { Here } from './here-place.ts';
import type { Covered, PlaceOnMap } from './many-points-map.ts';
import { MapCredits } from './map-credits.tsx';
import { SeveralPlaces } from './several-places.tsx';
import { useKeptMap } from './use-kept-map.ts';
import './map.css';

export type PlacesMapProps = {
  /** Of this map: it opens where the one of this name was left. */
  name: string;
  /** What the screen lays over it. The same object while nothing changed. */
  covered: Covered;
  /** The same array while nothing changed. */
  places: readonly PlaceOnMap[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Where the person is, once it is known. */
  here: Here | null;
  onFindMe: () => void;
  /** Lists what is in this area, as an address holds it. */
  onArea: (area: string) => void;
  locating: boolean;
  /** A point that was just set, and is moved to once. */
  moved_to?: Position | undefined;
  label: string;
  how: string;
};

/** Points that a map has moved to: one that is opened again stays where it was left. */
const reached = new WeakSet<Position>();

/** The map of many places with its buttons: the part that loads the library. */
export default function PlacesMap(props: PlacesMapProps) {
  const { name, covered, places, chosen, onChoose, here, onFindMe, onArea } = props;
  const { locating, moved_to } = props;
  const { LL } = useI18nContext();
  const [missing, setMissing] = useState(false);
  /** What the person moved to and has not listed. */
  const [moved, setMoved] = useState<Area>();
  /** Places at one point, of which the person chooses one. */
  const [several, setSeveral] = useState<readonly string[]>([]);
  const online = useOnline();
  const { box, map } = useKeptMap({
    name,
    places,
    covered,
    onChoose,
    onSeveral: setSeveral,
    onMissing: () => setMissing(true),
    onMoved: setMoved,
  });
  useEffect(() => map?.cover(covered), [map, covered]);
  useEffect(() => map?.showPlaces(places), [map, places]);
  const entry = useLocation({ select: ({ state }) => state.__TSR_index });
  const choose = useEffectEvent((id: string | undefined) => map?.showChosen(id, entry));
  useEffect(() => choose(chosen), [map, chosen]);
  useEffect(() => map?.showHere(here), [map, here]);
  useEffect(() => {
    if (!map || !moved_to || reached.has(moved_to)) return;
    reached.add(moved_to);
    map.flyTo(moved_to);
  }, [map, moved_to]);
  useEffect(() => map?.setOnline(online), [map, online]);

  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault(); // the page does not scroll
    map?.chooseMiddle();
  }
  return (
    <>
      <div className="map-frame map-whole">
        <div
          ref={box}
          role="application"
          tabIndex={0}
          aria-label={props.label}
          aria-description={props.how}
          onKeyDown={press}
          className="map-box"
        />
        <div className="map-middle" aria-hidden />
        <div className="map-buttons">
          <IconButton icon={Plus} label={LL.map.closer()} onClick={() => map?.zoomBy(1)} />
          <IconButton icon={Minus} label={LL.map.farther()} onClick={() => map?.zoomBy(-1)} />
          <IconButton
            icon={LocateFixed}
            label={LL.map.find_me()}
            aria-busy={locating}
            onClick={() => {
              map?.goHere();
              onFindMe();
            }}
          />
        </div>
        {moved && (
          <div className="map-list-area">
            <Button
              icon={ScanSearch}
              onClick={() => {
                setMoved(undefined);
                onArea(writeArea(moved));
              }}
            >
              {LL.map.list_area()}
            </Button>
          </div>
        )}
        <MapCredits streets={online} />
        {/* the line under the head says that there is no signal */}
        <p role="status" className={missing && !online ? 'map-missing' : 'sr-only'}>
          {!online && (missing ? LL.map.missing() : LL.map.offline())}
        </p>
      </div>
      <SeveralPlaces
        places={places.filter(({ id }) => several.includes(id))}
        onChoose={(id) => {
          setSeveral([]);
          onChoose(id);
        }}
        onClose={() => setSeveral([])}
      />
    </>
  );
}
