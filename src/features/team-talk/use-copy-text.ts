import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import { showToast } from '#ui/overlay/toast-store.ts';

/** Copies a text, and says whether it is copied. Call it from a tap. */
export function useCopyText(): (text: string) => Promise<void> {
  const { LL } = useI18nContext();
  return async (text) => {
    const copied = await copyText(text);
    if (copied) showToast({ tone: 'success', title: LL.common.copied() });
    else showToast({ tone: 'error', title: LL.common.copy_failed() });
  };
}
