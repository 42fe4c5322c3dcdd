import { create } from 'zustand';
import type { Position } from '#domain/distance.ts';
import { locate, mayLocate, type Located } from '#platform/geolocation.ts';

type LocateCode = Extract<Located, { ok: false }>['code'];

type PlaceState = {
  readonly position: Position | null;
  readonly phase: 'unknown' | 'locating' | 'known' | LocateCode;
  /** Asks the person, the first time. Call it from a tap. */
  readonly ask: () => Promise<void>;
  /** Only where it was allowed before: no dialog opens by itself. */
  readonly askIfAllowed: () => Promise<void>;
};

/** Where this device is, for as long as the page lives. It never leaves the device. */
export const usePlace = create<PlaceState>()((set, get) => ({
  position: null,
  phase: 'unknown',
  ask: async () => {
    set({ phase: 'locating' });
    const located = await locate();
    if (located.ok) set({ phase: 'known', position: located.value });
    else set({ phase: located.code });
  },
  askIfAllowed: async () => {
    if (get().phase === 'unknown' && (await mayLocate())) await get().ask();
  },
}));
