import { useEffect } from 'react';
import { signalValue } from '#sync/wire/signal-value.ts';

/**
 * When the data of the screen was last in step with the server, for the one line that says that
 * there is no signal: of several parts beside each other, the oldest. UTC ms by this device's clock;
 * undefined where the screen does not know.
 */
export const screenAge = signalValue<number | undefined>(undefined);
const ages = new Map<object, number>();

/** Says it for as long as the part that shows the data is mounted. */
export function useScreenAge(synced_at: number | undefined): void {
  useEffect(() => {
    if (synced_at === undefined) return undefined;
    const part = {};
    const tell = () => screenAge.set(ages.size > 0 ? Math.min(...ages.values()) : undefined);
    ages.set(part, synced_at);
    tell();
    return () => {
      ages.delete(part);
      tell();
    };
  }, [synced_at]);
}
