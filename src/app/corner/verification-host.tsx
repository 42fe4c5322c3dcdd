import { Suspense, use, useEffect, useState } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { AccountContext } from '#live/account-context.ts';
import {
  onWhatsappVerification,
  type WhatsappVerification,
} from '#platform/whatsapp/whatsapp-verification.ts';
import { loadWords } from '#i18n/locale.ts';
import { report } from '#sync/device/report.ts';

const loadDialog = () => import('#features/verification/verification-dialog.tsx');
const VerificationDialog = lazyExtra(loadDialog);

/** The app's one WhatsApp verification, loaded when a screen asks for it (Spec 1 §2). */
export function VerificationHost() {
  const { LL } = useI18nContext();
  const account = use(AccountContext);
  const [open, setOpen] = useState<{ asked: WhatsappVerification; number: string }>();
  useEffect(() => {
    const answer = async (asked: WhatsappVerification) => {
      const [{ answerAtOnce }] = await Promise.all([
        import('#features/verification/answer-at-once.ts'),
        loadWords(),
        loadDialog(),
      ]);
      const number = await answerAtOnce(asked, LL, account?.person ?? null);
      if (number !== null) setOpen({ asked, number });
    };
    return onWhatsappVerification((asked) => void answer(asked).catch(report));
  }, [LL, account]);
  if (!open || !account) return null;
  return (
    <Suspense>
      <VerificationDialog
        key={open.number}
        number={open.number}
        asked={open.asked}
        onEnd={() => setOpen(undefined)}
      />
    </Suspense>
  );
}
