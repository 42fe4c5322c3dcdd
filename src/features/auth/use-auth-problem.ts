import { useCallback } from 'react';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import type { Failed } from '#sync/identity/authentication.ts';

/** What a form shows below its buttons. */
export type AuthRefusal = {
  readonly title: string;
  readonly detail?: string;
  /** It is over once there is a signal. */
  readonly no_signal?: true;
};

/**
 * The spec's sentence for what the authentication service answered (Spec 1 §8). A missing signal,
 * and unforeseen errors without a sentence in the spec, are left to the generic handler. An
 * unforeseen error shows the service's own words below ours.
 */
export function useAuthProblem() {
  const { LL } = useI18nContext();
  return useCallback((failed: Failed, unknown?: string) => authProblem(failed, LL, unknown), [LL]);
}

/** The same outside of a component. */
export function authProblem(
  { code, said }: Failed,
  LL: TranslationFunctions,
  unknown?: string,
): AuthRefusal {
  const words = LL.auth.problem;
  switch (code) {
    case 'unknown':
      return withOwnWords(
        unknown ? { title: unknown } : failureToast({ kind: 'unknown' }, LL),
        said,
      );
    case 'unreachable':
      return { ...failureToast({ kind: 'network' }, LL), no_signal: true };
    case 'user_already_exists':
      return { title: words.email_taken() };
    default:
      return { title: words[code]() };
  }
}

const withOwnWords = (ours: AuthRefusal, said: string | undefined): AuthRefusal =>
  said ? { title: ours.title, detail: said } : ours;
