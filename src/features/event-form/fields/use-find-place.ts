import { readPair } from '#domain/place/read-point.ts';
import { failureOf } from '#domain/words/failure.ts';
import { useFinding, type Found } from '#entities/place/use-finding.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useAccount } from '#live/account-context.ts';
import { geocode } from '#sync/calls/geocode.ts';

/**
 * Looks the event's place up by the map search or by this device's position.
 * @param onPlace receives degrees
 */
export function useFindPlace(onPlace: (latitude: number, longitude: number) => void) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const words = LL.event_form.place;
  const find = useFinding(({ latitude, longitude }) => onPlace(latitude, longitude));

  async function lookUp(q: string): Promise<Found> {
    const pair = readPair(q);
    if (pair) {
      const place = { latitude: Number(pair.latitude), longitude: Number(pair.longitude) };
      return { ok: true, place, said: words.located() };
    }
    if (q.length < 3) return { ok: false, said: words.needs_location() };
    if (!navigator.onLine) return { ok: false, said: words.needs_signal() };
    const found = await geocode(local, q);
    if (found.kind !== 'ok') return { ok: false, said: sentence(found, LL) };
    return { ok: true, place: found.data, said: words.found({ place: found.data.label }) };
  }

  return { ...find, byAddress: (q: string) => find.byAddress(() => lookUp(q.trim())) };
}

/**
 * A missing signal and a missing session have sentences that offer another way; other failures are
 * described by their code.
 */
function sentence(outcome: { kind: string; code?: string }, LL: TranslationFunctions): string {
  if (outcome.kind === 'transient') return LL.event_form.place.needs_signal();
  if (outcome.kind === 'auth') return LL.event_form.place.needs_sign_in();
  return failureToast(failureOf(outcome), LL).detail;
}
