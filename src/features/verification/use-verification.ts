import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import { useAccount } from '#live/account-context.ts';
import { steadyMs } from '#platform/clock.ts';
import { sendWhatsappCode, verifyWhatsappCode } from '#sync/calls/whatsapp-codes.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { createVerification, type Failed, type VerificationNews } from './verification.ts';

type VerificationOptions = {
  /** Digits. */
  number: string;
  name: string;
  onVerified: () => void;
  /** If given, it is called when this server can send no code, and that is no error. */
  onUnable?: (() => void) | undefined;
};

/** One verification for the life of the dialog, and its toasts (Spec 1 §8, WhatsApp code). */
export function useVerification({ number, name, onVerified, onUnable }: VerificationOptions) {
  const { LL } = useI18nContext();
  const { local, sync } = useAccount();
  const [verification] = useState(() =>
    createVerification(number, {
      send: () => sendWhatsappCode(local, { whatsapp: number, name }),
      verify: (code) => verifyWhatsappCode(local, { whatsapp: number, code }),
      tell,
      now: steadyMs,
    }),
  );
  useEffect(() => {
    verification.start();
    return verification.stop;
  }, [verification]);

  function tell(news: VerificationNews) {
    const words = LL.whatsapp;
    switch (news.kind) {
      case 'sent':
        return showToast({ tone: 'success', title: words.sent() });
      case 'not_delivered':
        return showToast({ tone: 'error', title: words.not_delivered(), for_ms: 10_000 });
      case 'verified':
        sync.ask(); // so that the profile shows it
        onVerified();
        return showToast({ tone: 'success', title: words.verified() });
      case 'send_failed': {
        const { detail } = failureToast(failureOf(news.outcome), LL);
        if (onUnable && cannotSend(news.outcome)) {
          onUnable();
          return showToast({ tone: 'info', title: detail });
        }
        return showToast({ tone: 'error', title: words.send_failed(), detail });
      }
      case 'verify_failed':
        return showToast({
          tone: 'error',
          title: words.verify_failed({ reason: reasonOf(news.outcome) }),
        });
    }
  }

  function reasonOf(outcome: Failed): string {
    if (outcome.kind !== 'refused') return failureToast(failureOf(outcome), LL).detail;
    const { code } = outcome;
    return code === 'internal' ? LL.whatsapp.default_reason() : refusalSentence(code, LL);
  }

  return { verification, state: useStore(verification.store) };
}

/** Asking again can't help. */
const cannotSend = (outcome: Failed): boolean =>
  outcome.kind === 'refused' && outcome.code === 'whatsapp_not_configured';
