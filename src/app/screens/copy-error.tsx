import Copy from 'lucide-react/icons/copy';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import { estimateStorage } from '#platform/kept/storage-quota.ts';
import { withoutRows } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Copies what support asks for. */
// A default export, because React.lazy takes nothing else.
export default function CopyError({ error }: { error: unknown }) {
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
