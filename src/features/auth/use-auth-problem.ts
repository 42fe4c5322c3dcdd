import { useCallback } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { AuthProblem } from '#sync/authentication.ts';

/** The spec's sentence for what the authentication service said (Spec 1 §8). */
export function useAuthProblem() {
  const { LL } = useI18nContext();
  return useCallback(
    (code: AuthProblem, unknown: string): string => {
      const words = LL.auth.problem;
      switch (code) {
        case 'unknown':
          return unknown;
        case 'unreachable':
          return words.offline();
        case 'user_already_exists':
          return words.email_taken();
        case 'weak_password':
          return LL.validation.password_too_short();
        default:
          return words[code]();
      }
    },
    [LL],
  );
}
