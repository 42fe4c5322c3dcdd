import { useEffect, useRef, useState } from 'react';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { locate } from '#platform/geolocation.ts';

type Finding = {
  readonly busy: 'address' | 'me' | null;
  readonly said: string;
  readonly failed: boolean;
};

const NOTHING: Finding = { busy: null, said: '', failed: false };

/** What a look-up found, and the sentence about it. */
export type Found =
  | { readonly ok: true; readonly place: Position; readonly said: string }
  | { readonly ok: false; readonly said: string };

/**
 * Finds the point of a form, by its address or by the position of this device, and says what
 * came of it. The form calls `forget` when the person gives the point in another way: a late answer
 * is then ignored.
 * @param onPlace receives WGS 84, degrees
 */
export function useFinding(onPlace: (place: Position) => void) {
  const { LL } = useI18nContext();
  const words = LL.event_form.place;
  const [finding, setFinding] = useState(NOTHING);
  /** The last request. */
  const last = useRef<symbol>(undefined);
  // after the form was left, a late answer would overwrite another place
  useEffect(() => () => void (last.current = undefined), []);

  async function find(busy: 'address' | 'me', ask: () => Promise<Found>): Promise<void> {
    const turn = (last.current = Symbol());
    setFinding({ busy, said: words.finding(), failed: false });
    const found = await ask();
    if (turn !== last.current) return;
    if (found.ok) onPlace(found.place);
    setFinding({ busy: null, said: found.said, failed: !found.ok });
  }

  async function here(): Promise<Found> {
    const located = await locate();
    if (located.ok) return { ok: true, place: located.value, said: words.located() };
    const { code } = located;
    return { ok: false, said: words[code === 'timeout' ? 'unavailable' : code]() };
  }

  return {
    finding,
    byAddress: (ask: () => Promise<Found>) => find('address', ask),
    byMe: () => find('me', here),
    forget: () => {
      last.current = undefined;
      setFinding(NOTHING);
    },
  };
}
