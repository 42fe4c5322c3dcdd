import { useAsk } from '#actions/use-act.ts';
import type { ProfileChanges } from '#domain/person/profile-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/**
 * Stores what changed, and says its outcome: done, kept for later, or refused. Both resolve to
 * whether the change is on this device; only then it counts as saved.
 */
export function useSaveProfile() {
  const { LL } = useI18nContext();
  const ask = useAsk();
  const words = LL.profile;
  const act = {
    label: words.title(),
    said: {
      done: words.saved(),
      refused: words.save_failed(),
      failed: words.save_failed(),
      signed_out: words.login_required(),
      waiting: words.saved_here(),
    },
  };
  return {
    saveFields: async (patch: ProfileChanges['patch']): Promise<boolean> =>
      (await ask('update_profile@1', { patch }, act)).kept,
    /** The number was verified a moment ago. */
    saveNumber: async (whatsapp: string): Promise<boolean> =>
      (await ask('set_whatsapp@1', { whatsapp }, act)).kept,
  };
}
