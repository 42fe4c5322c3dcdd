import MapPin from 'lucide-react/icons/map-pin';
import { cityState } from '#domain/place/city-state.ts';
import { placeParts } from '#domain/place/place-parts.ts';

/** A place: no line ends between its city and its state, but where both are wider than the room. */
export function PlaceText({ children }: { children: string }) {
  const [begin, whole] = placeParts(children);
  return (
    <>
      {begin}
      {whole && <span className="inline-block">{whole}</span>}
    </>
  );
}

/** 'Atibaia - SP', on one line. */
export function CityText(of: { city: string; state: string }) {
  return <PlaceText>{cityState(of)}</PlaceText>;
}

/** Where something is, in the line of facts of a row or a head. */
export function PlaceFact({ children }: { children: string }) {
  return (
    <span className="fact">
      <MapPin aria-hidden />
      <span className="min-w-0 wrap-anywhere">
        <PlaceText>{children}</PlaceText>
      </span>
    </span>
  );
}
