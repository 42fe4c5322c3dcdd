import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import HardDrive from 'lucide-react/icons/hard-drive';
import LogIn from 'lucide-react/icons/log-in';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import SmartphoneNfc from 'lucide-react/icons/smartphone-nfc';
import type { SyncPhase } from '#sync/wire/sync-status.ts';

export const SYNC_ICONS: Record<SyncPhase, LucideIcon> = {
  never_synced: CloudOff,
  initial_sync: RefreshCw,
  syncing: RefreshCw,
  synced: CircleCheck,
  offline: CloudOff,
  needs_sign_in: LogIn,
  update_needed: SmartphoneNfc,
  device_full: HardDrive,
  storage_lost: HardDrive,
  repairing: RefreshCw,
};
