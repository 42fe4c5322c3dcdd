import Copy from 'lucide-react/icons/copy';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import { estimateStorage } from '#platform/kept/storage-quota.ts';
import { withoutRows } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Shown for a bug, or for a file of the app that could not be loaded. The queue is safe. */
export function CrashScreen({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ErrorState
        title={LL.shell.crash.title()}
        retry_label={LL.shell.crash.action()}
        onRetry={() => location.reload()}
        action={<CopyError error={error} />}
      >
        {LL.shell.crash.body()}
      </ErrorState>
    </div>
  );
}

/**
 * Shown when the databases of this device can't be opened: no space, or a browser that forbids
 * storage.
 */
export function StorageFailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <ErrorState
        title={LL.shell.storage_failed.title()}
        retry_label={LL.common.try_again()}
        onRetry={onRetry}
        action={<CopyError error={error} />}
      >
        {LL.shell.storage_failed.body()}
      </ErrorState>
    </div>
  );
}

function CopyError({ error }: { error: unknown }) {
  const { LL } = useI18nContext();
  async function copy() {
    const copied = await copyText(detailsOf(error, await estimateStorage()));
    showToast(
      copied
        ? { tone: 'success', title: LL.common.copied() }
        : { tone: 'error', title: LL.common.copy_failed() },
    );
  }
  return (
    <Button icon={Copy} onClick={() => void copy()}>
      {LL.shell.crash.copy()}
    </Button>
  );
}

/** Details for support: where, on which device, and what failed; no personal data. */
const detailsOf = (error: unknown, storage: object | null): string =>
  [location.pathname, navigator.userAgent, JSON.stringify(storage), withoutRows(error).stack].join(
    '\n',
  );
