import { wayOut, type WayOut } from '#sync/wire/sync-status.ts';
import { useOnline } from './use-online.ts';
import { useSyncStatus } from './use-sync-status.ts';

/** What stands between what waits on this device and the server, kept up to date. */
export const useWayOut = (): WayOut => wayOut(useSyncStatus(), useOnline());
