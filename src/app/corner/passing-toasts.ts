import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isOnline, subscribeOnline } from '#live/freshness/use-online.ts';
import { showToast, useToastStore } from '#ui/overlay/toast-store.ts';
import { isRootState } from '#ui/use-root-state.ts';

/**
 * Says when the signal is lost and when it is back; the offline notice shows for 5 s (Spec 1 §4,
 * §9). Not at the gate nor in the talk: their own lines say so, and a toast would lie over a row.
 * Not at a form that needs a signal either: its own note says so, beside its button.
 */
export function useConnectionToasts(): void {
  const { LL } = useI18nContext();
  useEffect(
    () =>
      subscribeOnline(() => {
        if (isRootState('gate') || isRootState('talk') || isRootState('signal')) return;
        showToast(
          isOnline()
            ? { tone: 'success', title: LL.shell.connection.back_online() }
            : { tone: 'info', title: LL.shell.connection.went_offline(), for_ms: 5_000 },
        );
      }),
    [LL],
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
