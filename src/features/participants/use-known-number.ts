import { useEffect, useState } from 'react';
import { readWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { isOnline } from '#live/freshness/use-online.ts';
import { checkWhatsapp, type KnownNumber } from '#sync/calls/check-whatsapp.ts';
import { report } from '#sync/device/report.ts';

/** A person who still types asks nothing. */
const PAUSE_MS = 600;

type Known = KnownNumber & { readonly of: string };

/**
 * What the organiser's own events know of a number, as a sentence; undefined while there is nothing
 * to say. It only helps: offline, over the limit or without an answer nothing is said.
 * @param typed the number as it stands in the form
 */
export function useKnownNumber(typed: string, event_id: string): string | undefined {
  const { LL } = useI18nContext();
  const { local } = useAccount();
  const [known, setKnown] = useState<Known>();
  const read = readWhatsapp(typed);
  const number = read.ok ? read.value : '';
  useEffect(() => {
    if (number === '') return;
    let current = true;
    const ask = async () => {
      if (!isOnline()) return;
      const outcome = await checkWhatsapp(local, number);
      if (current && outcome.kind === 'ok') setKnown({ ...outcome.data, of: number });
    };
    const timer = setTimeout(() => void ask().catch(report), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [local, number]);
  if (!known?.exists || known.of !== number) return undefined;
  const words = LL.organise.add;
  if (known.events.some(({ id }) => id === event_id)) return LL.registration.number_taken();
  const events = known.events.map(({ name }) => name).join(', ');
  const teams = known.teams.join(', ');
  return teams === '' ? words.known({ events }) : words.known_team({ events, teams });
}
