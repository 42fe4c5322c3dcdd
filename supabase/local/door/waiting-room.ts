import { createRoom } from '../limits/room.ts';

/** Limits how many requests may wait for an answer at once. */
export type WaitingRoom = {
  /** Runs the work, or returns null at once when too many wait, from this address or in total. */
  take<T>(address: string, work: () => Promise<T>): Promise<T | null>;
};

export type Seats = {
  /** Enough for forty phones behind one address, with two requests each. */
  of_one_address: number;
  in_all: number;
};

export const SEATS: Seats = { of_one_address: 160, in_all: 1_000 };

/**
 * Waiting requests hold their bodies in memory, in one queue for the database: no single client may
 * fill it.
 */
export function openWaitingRoom({ of_one_address, in_all }: Seats): WaitingRoom {
  const room = createRoom({ of_one: of_one_address, in_all });
  return {
    async take(address, work) {
      if (room.full(address)) return null;
      return work().finally(room.enter(address));
    },
  };
}
