import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { mutationTitle } from '#i18n/outcomes/mutation-title.ts';
import { refusedSentence } from '#i18n/outcomes/refusal.ts';
import { madeBy } from '../gate-words.ts';
import { foundWords } from '../stations/station-words.ts';
import type { AttentionRow } from './use-attention.ts';

export type AttentionWords = { LL: TranslationFunctions; locale: Locales; device_id: string };

/** What a row says, for the screen and the spreadsheet. */
export function attentionWords(row: AttentionRow, { LL, locale, device_id }: AttentionWords) {
  const words = LL.gate.attention;
  const { kind, name, at, about, refused } = row;
  // "Pagamento: Dinheiro (este aparelho) / Pix (aparelho de Ana)"
  const records = about.flatMap((one) => (one.kind === 'station' ? [one] : []));
  const found = records.map(
    (one) => `${foundWords(one, { LL, locale })} (${madeBy(one.data, LL, device_id)})`,
  );
  const [station] = records.map(({ data }) => LL.gate.stations.name[data.station]());
  return {
    kind: words.kind[kind](),
    name: name || LL.gate.no_name(),
    when: `${formatDay(eventDay(new Date(at).toISOString()), locale)} ${eventTime(at)}`,
    devices: [...new Set(about.map(({ data }) => madeBy(data, LL, device_id)))].join(', '),
    reason: refused
      ? `${mutationTitle(LL, refused)}: ${refusedSentence(refused, LL)}`
      : station
        ? `${station}: ${found.join(' / ')}`
        : '',
    todo: words.todo[kind](),
  };
}
