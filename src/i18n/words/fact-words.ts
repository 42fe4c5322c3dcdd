import type { Locales, TranslationFunctions } from '../i18n-types.ts';
import { priceWords } from './price-words.ts';

type Class = keyof TranslationFunctions['registration']['class'];
type Facts = {
  readonly time: string;
  readonly price_cents: number | null;
  readonly gate_time: string | null;
  readonly end_time: string | null;
  readonly energy_limits:
    | readonly { readonly class?: Class; readonly joules?: number; readonly fps?: number }[]
    | null;
  readonly what_to_bring: string | null;
};
type Reader = {
  readonly LL: {
    readonly event: Pick<TranslationFunctions['event'], 'facts'>;
    readonly events: Pick<TranslationFunctions['events'], 'card'>;
    readonly registration: Pick<TranslationFunctions['registration'], 'class'>;
  };
  readonly locale: Locales;
};

/** A fact under its name; several lines are a list. */
export type FactWords = { readonly label: string; readonly lines: readonly string[] };

/** What the organiser said about the game, in the order in which a player decides. */
export function factWords(event: Facts, reader: Reader): FactWords[] {
  const { LL, locale } = reader;
  const words = LL.event.facts;
  const { price_cents, what_to_bring } = event;
  return [
    { label: words.price(), lines: price_cents === null ? [] : [priceWords(price_cents, reader)] },
    { label: words.hours(), lines: hourWords(event, LL.event.facts) },
    {
      label: words.limits(),
      lines: (event.energy_limits ?? []).map((line, _, all) => {
        const name = line.class
          ? LL.registration.class[line.class]()
          : all.length > 1
            ? words.others()
            : words.everybody();
        const values = [
          ...(line.joules === undefined
            ? []
            : [words.joules({ joules: new Intl.NumberFormat(locale).format(line.joules) })]),
          ...(line.fps === undefined ? [] : [words.fps({ fps: line.fps })]),
        ];
        return `${name}: ${values.join(' · ')}`;
      }),
    },
    { label: words.bring(), lines: what_to_bring === null ? [] : [what_to_bring] },
  ].filter(({ lines }) => lines.length > 0);
}

/** The same for a text without a layout: a line for each fact. */
export const factLines = (event: Facts, reader: Reader): string[] =>
  factWords(event, reader).map(({ label, lines }) => `${label}: ${lines.join('; ')}`);

function hourWords(
  { time, gate_time, end_time }: Facts,
  words: TranslationFunctions['event']['facts'],
): string[] {
  const ends = end_time !== null && end_time <= time ? words.ends_next : words.ends;
  const said = [
    ...(gate_time === null ? [] : [words.gate({ time: gate_time })]),
    ...(end_time === null ? [] : [ends({ time: end_time })]),
  ].join(', ');
  return said === '' ? [] : [said.charAt(0).toLocaleUpperCase() + said.slice(1)];
}
