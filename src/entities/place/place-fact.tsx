import MapPin from 'lucide-react/icons/map-pin';
import { cityState } from '#domain/place/city-state.ts';
import { PlaceText } from './place-text.tsx';

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
