import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { showToast, useToastStore } from '#ui/toast-store.ts';

/**
 * Says on any screen that a mutation is lost, until the person looks or dismisses it. It appears
 * again when another is lost, and at the next start. Pendências shows the losses itself.
 */
// A default export, because React.lazy takes nothing else.
export default function LostNotice({ missing, stranded }: { missing: number; stranded: number }) {
  const { LL } = useI18nContext();
  const router = useRouter();
  useEffect(() => {
    const words = LL.outbox.lost;
    if (router.latestLocation.pathname === '/outbox') return;
    const [said, count] = missing > 0 ? [words.restored, missing] : [words.stranded, stranded];
    const title = said.notice();
    showToast({
      tone: 'error',
      title,
      detail: said.notice_detail({ count }),
      action: { label: words.see(), run: () => void router.navigate({ to: '/outbox' }) },
      for_ms: null,
    });
    const dismiss = () => {
      const { shown, dismiss: dismissShown } = useToastStore.getState();
      if (shown?.title === title) dismissShown();
    };
    const leave = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === '/outbox') dismiss();
    });
    return () => {
      leave();
      dismiss();
    };
  }, [LL, router, missing, stranded]);
  return null;
}
