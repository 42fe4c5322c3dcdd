import { useEffect } from 'react';
import { signalValue } from '#sync/wire/signal-value.ts';

/**
 * When the data of the screen was last in step with the server, for the one line that says that
 * there is no signal. UTC ms by this device's clock; undefined where the screen does not know.
 */
export const screenAge = signalValue<number | undefined>(undefined);

/** Says it for as long as the part that shows the data is mounted. */
export function useScreenAge(synced_at: number | undefined): void {
  useEffect(() => {
    screenAge.set(synced_at);
    return () => screenAge.set(undefined);
  }, [synced_at]);
}
