import { wholeAddress, type ArenaForm } from '#domain/arena/arena-form.ts';
import { failureOf } from '#domain/words/failure.ts';
import type { Found } from '#entities/place/use-finding.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useAccount } from '#live/account-context.ts';
import { geocode } from '#sync/calls/geocode.ts';

/** Looks the address of the form up on the map; without one, says what is missing (Spec 2 §8). */
export function useFindAddress(): (form: ArenaForm) => Promise<Found> {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  return async (form) => {
    const address = wholeAddress(form);
    if (address === undefined) return { ok: false, said: LL.arena.address_required() };
    const words = LL.arenas.propose;
    if (!navigator.onLine) return { ok: false, said: words.needs_signal() };
    const found = await geocode(local, address);
    if (found.kind === 'ok') {
      const said = words.found({ place: found.data.label });
      return { ok: true, place: found.data, said };
    }
    if (found.kind === 'transient') return { ok: false, said: words.needs_signal() };
    if ('code' in found && found.code === 'address_not_found') {
      return { ok: false, said: LL.arena.address_not_found() };
    }
    const { detail } = failureToast(failureOf(found), LL);
    return { ok: false, said: `${LL.arena.geocode_failed()}. ${detail}` };
  };
}
