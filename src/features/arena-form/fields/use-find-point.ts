import { useRef, useState } from 'react';
import type { Position } from '#domain/place/distance.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { locate } from '#platform/geolocation.ts';
import type { ArenaFormApi } from '../use-arena-form.ts';
import { useFindAddress } from '../use-find-address.ts';

type Finding = {
  readonly busy: 'address' | 'me' | undefined;
  readonly said: string;
  readonly failed: boolean;
};
const NOTHING: Finding = { busy: undefined, said: '', failed: false };

/** Puts the point of the address, or the one where the person stands, into the form. */
export function useFindPoint(form: ArenaFormApi) {
  const { LL } = useI18nContext();
  const words = LL.arenas.propose;
  const here_words = LL.event_form.place; // of the same button in the form of an event
  const findAddress = useFindAddress();
  const [finding, setFinding] = useState(NOTHING);
  /** The last look-up that is still wanted. */
  const last = useRef<symbol>(undefined);
  const say = (said: string, failed = false) => setFinding({ busy: undefined, said, failed });
  const put = ({ latitude, longitude }: Position) => {
    form.setFieldValue('latitude', rounded(latitude));
    form.setFieldValue('longitude', rounded(longitude));
  };
  const byAddress = async () => {
    const turn = (last.current = Symbol());
    setFinding({ busy: 'address', said: words.finding(), failed: false });
    const found = await findAddress(form.state.values);
    if (turn !== last.current) return; // the person chose another way meanwhile
    if (!found.ok) return say(found.sentence, true);
    put(found.place);
    say(words.found({ place: found.place.label }));
  };
  const byMe = async () => {
    const turn = (last.current = Symbol());
    setFinding({ busy: 'me', said: words.finding(), failed: false });
    const here = await locate();
    if (turn !== last.current) return;
    if (!here.ok)
      return say(here_words[here.code === 'timeout' ? 'unavailable' : here.code](), true);
    put(here.value);
    say(here_words.located());
  };
  const forget = () => {
    last.current = undefined;
    setFinding(NOTHING);
  };
  return { finding, put, byAddress, byMe, forget };
}

/** The sixth decimal is about ten centimetres. */
const rounded = (degrees: number): string => String(Number(degrees.toFixed(6)));
