import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import {
  CircleCheck,
  CloudOff,
  HardDrive,
  LogIn,
  RefreshCw,
  SmartphoneNfc,
  type LucideIcon,
} from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useCleared } from '#live/use-cleared.ts';
import { useDeviceQuery } from '#live/use-device-query.ts';
import { useOutbox } from '#live/use-outbox.ts';
import { useRefusedPictures } from '#live/use-refused-pictures.ts';
import { useStranded } from '#live/use-stranded.ts';
import { useSyncStatus } from '#live/use-sync-status.ts';
import { countMissing } from '#sync/receipts/missing.ts';
import type { SyncPhase } from '#sync/sync-status.ts';
import { heldTabDrafts } from '#sync/drafts/tab-drafts.ts';
import { loadWords } from '../start/locale.ts';
import { useLivePokes } from './live-pokes.ts';

const ICONS: Record<SyncPhase, LucideIcon> = {
  never_synced: CloudOff,
  initial_sync: RefreshCw,
  syncing: RefreshCw,
  synced: CircleCheck,
  offline: CloudOff,
  needs_sign_in: LogIn,
  update_needed: SmartphoneNfc,
  storage_problem: HardDrive,
  repairing: RefreshCw,
};

const ExpiredSession = lazy(async () => {
  const [part] = await Promise.all([import('../account/expired-session.tsx'), loadWords()]);
  return part;
});

const LostNotice = lazy(async () => {
  const [part] = await Promise.all([import('../account/lost-notice.tsx'), loadWords()]);
  return part;
});

/** The sync status in the top bar; it opens Pendências. */
// A default export, because React.lazy takes nothing else.
export default function SyncChip() {
  const { LL } = useI18nContext();
  const { phase, expired } = useSyncStatus();
  const asked = useOutbox()?.filter(({ status }) => status !== 'acked').length ?? 0;
  const missing = useDeviceQuery(countMissing, 0) ?? 0;
  const stranded = useStranded().stranded.reduce(
    (count, { waiting, confirmed }) => count + waiting.length + confirmed.length,
    0,
  );
  const { cleared } = useCleared();
  const open = asked + (useRefusedPictures()?.length ?? 0) + missing + stranded;
  useLivePokes();
  useEffect(heldTabDrafts, []);
  const Icon = ICONS[phase];
  const word =
    phase === 'offline' && open > 0
      ? LL.sync.status.offline_pending({ pending: open })
      : LL.sync.status[phase]();
  const count = open > 0 ? `, ${LL.sync.pending_count({ pending: open })}` : '';
  return (
    <>
      {expired && (
        <Suspense>
          <ExpiredSession />
        </Suspense>
      )}
      {missing + stranded + cleared > 0 && (
        <Suspense>
          <LostNotice {...{ missing, stranded, cleared }} />
        </Suspense>
      )}
      <Link
        to="/outbox"
        className="btn btn-ghost relative gap-2 px-3 font-normal"
        aria-label={`${LL.sync.label()}: ${word}${count}. ${LL.sync.open_outbox()}`}
        title={word}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span aria-hidden className="hidden max-w-24 truncate text-sm @min-[78rem]:inline">
          {word}
        </span>
        {open > 0 && (
          <span aria-hidden className="corner-badge">
            {open > 9 ? '9+' : open}
          </span>
        )}
      </Link>
    </>
  );
}
