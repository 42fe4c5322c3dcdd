import { useEffect, useRef, useState } from 'react';
import { failureOf } from '#domain/words/failure.ts';
import { failureToast } from '#i18n/outcomes/failure-toast.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { TranslationFunctions } from '#i18n/i18n-types.ts';
import { useAccount } from '#live/account-context.ts';
import { locate } from '#platform/geolocation.ts';
import { geocode } from '#sync/calls/geocode.ts';

type Finding = {
  readonly busy: 'address' | 'me' | null;
  readonly said: string;
  readonly failed: boolean;
};

const NOTHING: Finding = { busy: null, said: '', failed: false };

/**
 * Looks the event's place up by the map search or by this device's position. `onPlace` receives
 * degrees. After `forget`, which says that the person chose another way, a late answer is ignored.
 */
export function useFindPlace(onPlace: (latitude: number, longitude: number) => void) {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [finding, setFinding] = useState(NOTHING);
  /** The last request. */
  const last = useRef<symbol>(undefined);
  // once another place was chosen, a late answer would overwrite it
  useEffect(() => () => void (last.current = undefined), []);
  const words = LL.event_form.place;
  const say = (said: string, failed = false) => setFinding({ busy: null, said, failed });

  function forget() {
    last.current = undefined;
    setFinding(NOTHING);
  }

  async function byAddress(q: string) {
    const turn = (last.current = Symbol());
    if (q.trim().length < 3) return say(words.needs_location(), true);
    if (!navigator.onLine) return say(words.needs_signal(), true);
    setFinding({ busy: 'address', said: words.finding(), failed: false });
    const found = await geocode(local, q.trim());
    if (turn !== last.current) return;
    if (found.kind !== 'ok') return say(sentence(found, LL), true);
    const { latitude, longitude, label } = found.data;
    onPlace(latitude, longitude);
    say(words.found({ place: label }));
  }

  async function byMe() {
    const turn = (last.current = Symbol());
    setFinding({ busy: 'me', said: words.finding(), failed: false });
    const located = await locate();
    if (turn !== last.current) return;
    if (!located.ok) {
      const { code } = located;
      return say(words[code === 'timeout' ? 'unavailable' : code](), true);
    }
    onPlace(located.value.latitude, located.value.longitude);
    say(words.located());
  }

  return { finding, byAddress, byMe, forget };
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
