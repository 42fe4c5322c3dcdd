import { useAskAll, type Asked } from '#actions/use-act.ts';
import type { ProfileChanges } from '#domain/person/profile-form.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Ask } from '#actions/use-mutate-all.ts';

/**
 * Stores what changed, all or none, and says its outcome: done, kept for later, or refused. The
 * number goes first and is spoken of, because the fields are hardly ever refused.
 */
export function useSaveProfile() {
  const { LL } = useI18nContext();
  const askAll = useAskAll();
  const words = LL.profile;
  const label = words.title();
  const said = {
    done: words.saved(),
    refused: words.save_failed(),
    failed: words.save_failed(),
    signed_out: words.login_required(),
    waiting: words.saved_here(),
  };
  /** @param changes at least one; `settled` is what became of the number, or of the fields */
  return async ({ patch, whatsapp }: ProfileChanges): Promise<Asked> => {
    const asks: Ask[] = [];
    if (whatsapp) asks.push({ name: 'set_whatsapp@1', args: { whatsapp }, label });
    if (Object.keys(patch).length > 0)
      asks.push({ name: 'update_profile@1', args: { patch }, label });
    return askAll(asks, { said });
  };
}
