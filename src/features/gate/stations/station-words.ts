import { joulesOf, limitFor } from '#domain/stations/chronograph.ts';
import {
  recordedAt,
  shotOf,
  type Finding,
  type StationRecord,
  type StationState,
} from '#domain/stations/stations.ts';
import { eventTime } from '#domain/time/day-time.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { Station } from '#sync/records/event-record.ts';
import { madeBy, type GateTone } from '../gate-words.ts';

/** What was found at a station: of a record, or before it is one. */
export type FoundData = { readonly station: Station } & {
  readonly [Field in 'signature' | 'replica' | 'seal' | 'method' | 'colour' | 'fps' | 'bb_g']?:
    | StationRecord['data'][Field]
    | undefined;
};
export type StationWords = { LL: TranslationFunctions; locale: Locales };

/** The colours of the matrix: blank, green, amber, red. */
export const STATION_TONES = {
  blank: 'missing',
  done: 'yes',
  check: 'already',
  over: 'no',
} as const satisfies Record<StationState, GateTone>;

/** "1,88" @param digits after the comma */
export const decimal = (n: number, locale: Locales, digits = 2): string =>
  n.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** What a record says: "1,88 J · 380 FPS · BB 0,28 g · lacre 017". */
export function foundWords(
  { data }: { readonly data: FoundData },
  { LL, locale }: StationWords,
): string {
  const words = LL.gate.stations;
  switch (data.station) {
    case 'waiver':
      return data.signature ? words.signed() : words.ticked();
    case 'payment':
      return data.method ? words.methods[data.method]() : '';
    case 'armband':
      return data.colour ? words.colours[data.colour]() : '';
    default: {
      const shot = shotOf({ data });
      const { replica, seal } = data;
      const measured =
        shot &&
        words.shot({
          joules: decimal(joulesOf(shot), locale),
          fps: shot.fps,
          bb: decimal(shot.bb_g, locale),
        });
      return [replica, measured, seal && words.seal_number({ seal })].filter(Boolean).join(' · ');
    }
  }
}

/** What a cell says in a few letters. At the chronograph the most energy of all replicas. */
export function cellWords(findings: readonly Finding[], { LL, locale }: StationWords): string {
  const [first] = findings;
  if (!first) return LL.gate.stations.blank();
  const joules = findings.flatMap(({ record }) => {
    const shot = shotOf(record);
    return shot ? [joulesOf(shot)] : [];
  });
  if (joules.length > 0) return `${decimal(Math.max(...joules), locale)} J`;
  return foundWords(first.record, { LL, locale });
}

/** "08:12 · aparelho de Ana" */
export const byWords = (record: StationRecord, { LL }: StationWords, device_id: string): string =>
  LL.gate.stations.by({
    time: eventTime(recordedAt(record)),
    who: madeBy(record.data, LL, device_id),
  });

/** "1,49 J · 400 FPS"; '' where the event has no limit for the class. */
export function limitWords(
  { energy_limits }: Pick<AirsoftEvent, 'energy_limits'>,
  operator_class: string | null,
  { locale }: StationWords,
): string {
  const limit = limitFor(energy_limits, operator_class);
  if (!limit) return '';
  const { joules, fps } = limit;
  return [joules !== undefined && `${decimal(joules, locale)} J`, fps !== undefined && `${fps} FPS`]
    .filter(Boolean)
    .join(' · ');
}
