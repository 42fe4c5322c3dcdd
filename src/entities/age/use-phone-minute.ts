import { useSyncExternalStore } from 'react';
import { currentMinute, onMinute } from '#platform/clock.ts';

/**
 * The current minute by this phone's own clock, right or wrong: a moment that it noted itself is as
 * old as this clock says. UTC ISO instant.
 */
export const usePhoneMinute = (): string => useSyncExternalStore(onMinute, currentMinute);
