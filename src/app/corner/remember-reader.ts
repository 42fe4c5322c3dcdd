import { useEffect } from 'react';
import { SEEN_READER } from '#domain/event/seen-rows.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { keepForNextStart } from '#sync/device/keep-for-next-start.ts';
import { useAccountState } from '../account/use-account-state.ts';

/** Tells the service worker for whom it writes the rows of last time. */
export function useRememberReader(): void {
  const { locale } = useI18nContext();
  const { phase, person } = useAccountState();
  const signed_in = person !== null;
  useEffect(() => {
    if (phase === 'open') keepForNextStart(SEEN_READER, { locale, signed_in });
  }, [phase, locale, signed_in]);
}
