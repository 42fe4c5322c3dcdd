import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline, subscribeOnline } from '#live/freshness/use-online.ts';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';
import { isRootState } from '#ui/use-root-state.ts';

/** Their forms need a signal, and say so: a password is kept nowhere. */
const KEEP_NOTHING: ReadonlySet<string> = new Set(['/auth', '/new-password']);

/**
 * Says when the signal is lost and when it is back; the offline notice shows for 5 s (Spec 1 §4,
 * §9). Not at the gate nor in the talk: their own lines say so, and a toast would lie over a row.
 */
export function useConnectionToasts(): void {
  const { LL } = useI18nContext();
  const router = useRouter();
  useEffect(
    () =>
      subscribeOnline(() => {
        if (isRootState('gate') || isRootState('talk')) return;
        if (KEEP_NOTHING.has(router.latestLocation.pathname)) return;
        showToast(
          isOnline()
            ? { tone: 'success', title: LL.shell.connection.back_online() }
            : { tone: 'info', title: LL.shell.connection.went_offline(), for_ms: 5_000 },
        );
      }),
    [LL, router],
  );
}

/** What an act says while it leads to another screen belongs to that one. Unit: ms. */
const WITH_THE_ACT_MS = 500;

/** A toast ends with its screen, but for one to decide on and one that stays until it is closed. */
export function useToastsEndWithScreen(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
        const { shown, dismiss } = useToastStore.getState();
        if (!pathChanged || !shown || shown.action || shown.for_ms === null) return;
        if (performance.now() - shown.at > WITH_THE_ACT_MS) dismiss();
      }),
    [router],
  );
}
