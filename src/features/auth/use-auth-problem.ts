import { useCallback } from 'react';
import { failureToast } from '#i18n/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AuthProblem } from '#sync/identity/authentication.ts';

/** What a form shows above its fields. */
export type AuthRefusal = { readonly title: string; readonly detail?: string };

/**
 * The spec's sentence for what the authentication service answered (Spec 1 §8). A missing signal,
 * and unforeseen errors without a sentence in the spec, are left to the generic handler.
 */
export function useAuthProblem() {
  const { LL } = useI18nContext();
  return useCallback(
    (code: AuthProblem, unknown?: string): AuthRefusal => {
      const words = LL.auth.problem;
      switch (code) {
        case 'unknown':
          return unknown ? { title: unknown } : failureToast({ kind: 'unknown' }, LL);
        case 'unreachable':
          return failureToast({ kind: 'network' }, LL);
        case 'user_already_exists':
          return { title: words.email_taken() };
        default:
          return { title: words[code]() };
      }
    },
    [LL],
  );
}
