import { happenedAt, type CheckIn } from '#domain/attendance/attendance.ts';
import type { GatePerson } from '#domain/attendance/gate-list.ts';
import { boardPeople } from '#domain/stations/stations-board.ts';
import type { Finding } from '#domain/stations/stations.ts';
import { eventTime } from '#domain/time/day-time.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { classWord } from '#entities/person/class-word.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import type { Locales, TranslationFunctions } from '#i18n/i18n-types.ts';
import { decimal, foundWords } from '../stations/station-words.ts';
import type { Stations } from '../stations/use-stations.ts';
import type { Gate } from '../use-gate.ts';

export type DayWords = {
  LL: TranslationFunctions;
  locale: Locales;
  /** This device's. */
  device_id: string;
  /** My name: the server has not said yet who I am at the gate. */
  me: string;
};

/** One person's day, in words; '' for what was not. */
export type DayRow = Record<(typeof dayColumns)[number], string>;

export const dayColumns = [
  'name',
  'team',
  'class',
  'came',
  'came_by',
  'left',
  'left_by',
  'waiver',
  'chronograph',
  'payment',
  'amount',
  'armband',
] as const;

/** The name of a column: the stations and the list have theirs. */
export function dayHeading(column: keyof DayRow, LL: TranslationFunctions): string {
  switch (column) {
    case 'name':
    case 'team':
    case 'class':
      return LL.event.participants.column[column]();
    case 'waiver':
    case 'chronograph':
    case 'payment':
    case 'armband':
      return LL.gate.stations.name[column]();
    default:
      return LL.gate.day.column[column]();
  }
}

/** Everybody who was on the list or came, by name. No number: what stays of the day is no phone book. */
export const dayRows = (gate: Gate, found: Stations, to: DayWords): readonly DayRow[] =>
  boardPeople(gate.entries, gate.list).map((person) => dayRow(person, { gate, found, to }));

type Of = { gate: Gate; found: Stations; to: DayWords };

function dayRow(person: GatePerson, { gate, found, to }: Of): DayRow {
  const { LL, locale } = to;
  const { operator, attendance, state } = person;
  const of = found.of(person.id);
  const says = (findings: readonly Finding[]) =>
    findings.map(({ record }) => foundWords(record, to)).join(' / ');
  const who = { id: person.id, class: operator?.class ?? null };
  const is_over = found.state(who, 'chronograph') === 'over';
  const came = attendance?.first_in;
  const left = state === 'out' ? attendance?.last : undefined;
  const cents = centsOf(of.payment[0], gate.event.price_cents);
  return {
    name: operator?.name ?? LL.gate.no_name(),
    team: operator?.team ?? '',
    class: operator?.class ? classWord(operator.class, LL) : '',
    came: came ? when(came, gate, locale) : '',
    came_by: came ? by(came, to) : '',
    left: left ? when(left, gate, locale) : '',
    left_by: left ? by(left, to) : '',
    waiver: says(of.waiver),
    chronograph: [says(of.chronograph), is_over && LL.gate.stations.verdict.over()]
      .filter(Boolean)
      .join(' · '),
    payment: says(of.payment),
    amount: cents === undefined ? '' : decimal(cents / 100, locale),
    armband: says(of.armband),
  };
}

/** undefined: nothing was paid, or nobody knows what it costs. */
function centsOf(paid: Finding | undefined, price_cents: number | null): number | undefined {
  if (!paid?.record.data.method || price_cents === null) return undefined;
  return paid.record.data.method === 'courtesy' ? 0 : price_cents;
}

/** "08:12"; with its day where it was another than the event's. */
function when(mark: CheckIn, { event }: Gate, locale: Locales): string {
  const at = happenedAt(mark);
  const day = eventDay(new Date(at).toISOString());
  return day === event.date ? eventTime(at) : `${formatDay(day, locale)} ${eventTime(at)}`;
}

const by = ({ data }: CheckIn, { LL, device_id, me }: DayWords): string =>
  data.staff_name || (data.device_id === device_id ? me : LL.gate.other_device());
