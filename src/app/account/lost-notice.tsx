import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';

type LostNoticeProps = { missing: number; stranded: number; cleared: number };

/**
 * Says on any screen that a mutation is lost, until the person looks or dismisses it. It appears
 * again when another is lost, and at the next start. Pendências shows the losses itself.
 */
// A default export, because React.lazy takes nothing else.
export default function LostNotice({ missing, stranded, cleared }: LostNoticeProps) {
  const { LL } = useI18nContext();
  const router = useRouter();
  useEffect(() => {
    const words = LL.outbox.lost;
    if (router.latestLocation.pathname === '/outbox') return;
    const { title, detail } = sayLost(words, { missing, stranded, cleared });
    showToast({
      tone: 'error',
      title,
      detail,
      action: { label: words.see(), run: () => void router.navigate({ to: '/outbox' }) },
      for_ms: null,
    });
    const dismiss = () => useToastStore.getState().withdraw(title);
    const leave = router.subscribe('onBeforeNavigate', ({ toLocation }) => {
      if (toLocation.pathname === '/outbox') dismiss();
    });
    return () => {
      leave();
      dismiss();
    };
  }, [LL, router, missing, stranded, cleared]);
  return null;
}

/** What can be sent again is named first, then what is lost for good. */
function sayLost(
  words: TranslationFunctions['outbox']['lost'],
  { missing, stranded, cleared }: LostNoticeProps,
): { title: string; detail: string } {
  if (missing === 0 && cleared > 0)
    return { title: words.cleared.title(), detail: words.cleared.body({ count: cleared }) };
  const [said, count] = missing > 0 ? [words.restored, missing] : [words.stranded, stranded];
  return { title: said.notice(), detail: said.notice_detail({ count }) };
}
