import { create } from 'zustand';
import { nowUtc } from '#platform/clock.ts';
import { locate, mayLocate, type Located } from '#platform/geolocation.ts';
import { keep, readKept } from '#platform/kept/kept.ts';

type LocateCode = Extract<Located, { ok: false }>['code'];
type Place = Extract<Located, { ok: true }>['value'];

type PlaceState = {
  readonly position: Place | null;
  /**
   * expected: it was allowed before, so the position will be known in a moment, and the layout
   * reserves space for it.
   */
  readonly phase: 'unknown' | 'expected' | 'locating' | 'known' | LocateCode;
  /**
   * Whether rows have room for a distance: once a position may come, for as long as the page lives,
   * so that a row keeps its height where no place is found.
   */
  readonly has_room: boolean;
  /** Asks the person for permission, the first time. Call it from a tap. */
  readonly ask: () => Promise<void>;
  /** Only where it was allowed before, so that no browser dialog opens unexpectedly. */
  readonly askIfAllowed: () => Promise<void>;
};

/** True while the position may be requested; the position itself is never stored. */
const ALLOWED = 'qg.place.allowed';

/** After so long in the background the device may be elsewhere. Unit: ms. */
const FRESH_MS = 5 * 60_000;

/** The position of this device, for as long as the page lives. It never leaves the device. */
export const usePlace = create<PlaceState>()((set) => {
  let asked = false;
  /** By the wall clock: the other one may stand still while a phone sleeps. */
  let found_at = 0;
  const know = (position: Place) => {
    found_at = Date.parse(nowUtc());
    set({ phase: 'known', position });
    document.addEventListener('visibilitychange', lookAgain);
  };
  const find = async (phase: 'expected' | 'locating') => {
    asked = true;
    set({ phase, has_room: true });
    const located = await locate();
    keep(ALLOWED, located.ok);
    if (located.ok) know(located.value);
    // of what the person did not ask for, nothing comes between the rows that they read
    else set({ phase: phase === 'expected' ? 'unknown' : located.code });
  };
  /** Back in front of the person, the app says distances from where they are now. No dialog opens. */
  const lookAgain = () => {
    if (document.visibilityState === 'hidden' || Date.parse(nowUtc()) - found_at < FRESH_MS) return;
    void mayLocate(true)
      .then((may) => (may ? locate() : undefined))
      .then((located) => located?.ok && know(located.value));
  };
  const was_allowed = readKept(ALLOWED) === true;
  return {
    position: null,
    phase: was_allowed ? 'expected' : 'unknown',
    has_room: was_allowed,
    ask: () => find('locating'),
    askIfAllowed: async () => {
      if (asked) return;
      asked = true;
      if (await mayLocate()) return find('expected');
      keep(ALLOWED, false);
      set({ phase: 'unknown' });
    },
  };
});
