import { leftBehind, nothingLeft, type LeftBehind } from '#sync/account/left-behind.ts';
import { useDeviceQuery } from '../rows/use-device-query.ts';

/** What a sign-out would delete, kept up to date. Undefined until first read. */
export const useLeftBehind = (): LeftBehind | undefined => useDeviceQuery(leftBehind, nothingLeft);
