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
