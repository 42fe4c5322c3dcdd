import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import { share } from '#platform/sharing/share.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

type SharedLink = { title: string; text?: string; url: string };

/** What a person does with an address that is given away. Call it from a tap. */
export function useShareLink() {
  const { LL } = useI18nContext();
  async function copy(url: string): Promise<boolean> {
    const { link_copied, link_failed } = LL.event.action;
    const copied = await copyText(url);
    if (copied) showToast({ tone: 'success', title: link_copied() });
    else showToast({ tone: 'error', title: link_failed() });
    return copied;
  }
  return {
    /** Copies the address, and says so. @returns whether it is copied */
    copy,
    /** Opens the system's share sheet; where there is none, it copies the address. */
    share: async (link: SharedLink): Promise<void> => {
      if ((await share(link)) === 'unsupported') await copy(link.url);
    },
  };
}
