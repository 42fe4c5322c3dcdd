import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/clipboard.ts';
import { share } from '#platform/share.ts';
import { showToast } from '#ui/toast-store.ts';
import type { Patch } from './use-patches.ts';
import { report } from '#sync/device/report.ts';

/** Shares the address of a patch, or copies it where sharing is not available. */
export function useSharePatch(): (patch: Patch) => void {
  const { LL } = useI18nContext();
  return ({ id, nome }) => {
    const send = async () => {
      const url = `${location.origin}/patches?id=${id}`;
      if ((await share({ title: nome, url })) !== 'unsupported') return;
      if (await copyText(url)) {
        showToast({ tone: 'success', title: LL.event.action.link_copied() });
      } else {
        showToast({ tone: 'error', title: LL.event.action.link_failed() });
      }
    };
    send().catch(report);
  };
}
