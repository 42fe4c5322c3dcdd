import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { ProgressLine } from '#ui/page/spinner.tsx';
import { hasSeen } from '../seen/seen-events.ts';

/** Shown during the first sync of this device. */
export function FirstSync() {
  const { LL, locale } = useI18nContext();
  const { phase, received } = useSyncStatus();
  if (phase !== 'initial_sync' || hasSeen()) return null; // the rows that came with the page stay in place
  return (
    <div role="status" className="flex flex-col gap-2 pt-6">
      <ProgressLine value={null} label={LL.sync.status.initial_sync()} />
      <p className="text-sm text-soft">
        {LL.sync.first_time()}{' '}
        {received > 0 && LL.sync.initial_progress({ received: formatNumber(received, locale) })}
      </p>
    </div>
  );
}
