import * as v from 'valibot';
import { MOST_CENTS, MOST_LIMITS } from '#sync/event-mutations/event-facts.ts';
import type { AirsoftEvent, EnergyLimit } from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { operatorClasses, type OperatorClass } from '#sync/records/operator.ts';
import { asciiOf, LONGEST_CITY, LONGEST_NAME } from '../pix/br-code.ts';
import { readPixKey } from '../pix/pix-key.ts';
import { readTime } from '../time/day-time.ts';
import { charCount } from '../words/char-count.ts';
import type { Problem } from '../words/problem.ts';

/** A line of the limits as typed; '' = not given. */
export type LimitLine = {
  readonly class: OperatorClass | '';
  readonly joules: string;
  readonly fps: string;
};

/** The optional facts of an event as the person filled them in; '' = not said. */
export type FactsForm = {
  /** Reais, as typed: `40` or `40,50`; 0 = free. */
  readonly price_cents: string;
  readonly gate_time: string;
  readonly end_time: string;
  readonly energy_limits: readonly LimitLine[];
  readonly what_to_bring: string;
  readonly is_info_only: boolean;
  readonly show_contact: boolean;
  /** Then `location` holds what everybody may read. */
  readonly place_is_secret: boolean;
  readonly pix_key: string;
  readonly pix_name: string;
  readonly pix_city: string;
  readonly secret_place: string;
};

export const emptyFacts: FactsForm = {
  price_cents: '',
  gate_time: '',
  end_time: '',
  energy_limits: [],
  what_to_bring: '',
  is_info_only: false,
  show_contact: false,
  place_is_secret: false,
  pix_key: '',
  pix_name: '',
  pix_city: '',
  secret_place: '',
};

/** How to pay, and a secret place, as the form writes them: a row of its own (`event_payments`). */
export type PaymentColumns = Pick<
  EventPayment,
  'pix_key' | 'pix_name' | 'pix_city' | 'secret_place'
>;
/** What the form writes of a payment; nothing where the event has none. */
export const paymentOf = (payment: PaymentColumns | undefined): PaymentColumns => ({
  pix_key: payment?.pix_key ?? null,
  pix_name: payment?.pix_name ?? null,
  pix_city: payment?.pix_city ?? null,
  secret_place: payment?.secret_place ?? null,
});

/** The columns of an event with those of its payment. */
export type FactColumns = Pick<AirsoftEvent, Exclude<keyof FactsForm, keyof PaymentColumns>> &
  PaymentColumns;

export type FactCode =
  | 'price_invalid'
  | 'time_invalid'
  | 'gate_time_late'
  | 'energy_limits_invalid'
  | 'pix_key_invalid'
  | 'pix_name_invalid'
  | 'pix_city_invalid'
  | 'text_too_long';

/** The columns of unchecked facts: for comparing, and for sending once they are checked. */
export function factColumnsOf(form: FactsForm): FactColumns {
  return {
    price_cents: readCents(form.price_cents),
    gate_time: timeOf(form.gate_time),
    end_time: timeOf(form.end_time),
    energy_limits: limitsOf(form.energy_limits),
    what_to_bring: form.what_to_bring.trim() || null,
    is_info_only: form.is_info_only,
    show_contact: form.show_contact,
    place_is_secret: form.place_is_secret,
    pix_key: readPixKey(form.pix_key)?.key ?? (form.pix_key.trim() || null),
    pix_name: form.pix_name.trim() || null,
    pix_city: form.pix_city.trim() || null,
    secret_place: (form.place_is_secret && form.secret_place.trim()) || null,
  };
}

/** The form filled with the facts of a saved event; not everybody has how to pay for it. */
export function factsFormOf(event: Partial<FactColumns>): FactsForm {
  return {
    price_cents: event.price_cents == null ? '' : reaisOf(event.price_cents),
    gate_time: event.gate_time ?? '',
    end_time: event.end_time ?? '',
    energy_limits: (event.energy_limits ?? []).map((line) => ({
      class: line.class ?? '',
      joules: line.joules === undefined ? '' : decimal(line.joules),
      fps: line.fps?.toString() ?? '',
    })),
    what_to_bring: event.what_to_bring ?? '',
    is_info_only: event.is_info_only ?? false,
    show_contact: event.show_contact ?? false,
    place_is_secret: event.place_is_secret ?? false,
    pix_key: event.pix_key ?? '',
    pix_name: event.pix_name ?? '',
    pix_city: event.pix_city ?? '',
    secret_place: event.secret_place ?? '',
  };
}

/** Problems of two fields together. @param broken fields that have a problem already */
export function factProblems(
  form: FactsForm & { readonly time: string },
  broken: ReadonlySet<string>,
): Problem<keyof FactsForm, FactCode>[] {
  const gate = timeOf(form.gate_time);
  const start = readTime(form.time);
  const is_late = !broken.has('gate_time') && gate !== null && start !== undefined && gate > start;
  const pays = form.pix_key.trim() !== '';
  return [
    ...(is_late ? [{ field: 'gate_time', code: 'gate_time_late' } as const] : []),
    ...(pays && !broken.has('pix_name') && asciiOf(form.pix_name) === ''
      ? [{ field: 'pix_name', code: 'pix_name_invalid' } as const]
      : []),
    ...(pays && !broken.has('pix_city') && asciiOf(form.pix_city) === ''
      ? [{ field: 'pix_city', code: 'pix_city_invalid' } as const]
      : []),
  ];
}

const holds = (rule: (typed: string) => boolean, code: FactCode) =>
  v.pipe(v.string(), v.check<string, FactCode>(rule, code));
const time = holds((typed) => typed.trim() === '' || readTime(typed) !== undefined, 'time_invalid');
const atMost = (length: number, code: FactCode) =>
  holds((typed) => charCount(typed.trim()) <= length, code);
const Line = v.object({
  class: v.picklist(['', ...operatorClasses]),
  joules: v.string(),
  fps: v.string(),
});
/** A stored draft may have been written by another version of the app. */
export const LimitLines = v.array(Line);

const isLimit = (line: LimitLine): boolean => {
  const { joules, fps } = limitOf(line);
  return (
    (joules !== undefined || fps !== undefined) &&
    (joules === undefined || (joules >= 0.1 && joules <= 5)) &&
    (fps === undefined || (fps >= 50 && fps <= 800))
  );
};

/** The rules of each fact alone. */
export const factRules = {
  price_cents: holds((typed) => {
    const cents = readCents(typed);
    return cents === null || cents <= MOST_CENTS;
  }, 'price_invalid'),
  gate_time: time,
  end_time: time,
  energy_limits: v.pipe(
    LimitLines,
    v.check(
      (lines) =>
        lines.length <= MOST_LIMITS &&
        lines.every(isLimit) &&
        new Set(lines.map((line) => line.class)).size === lines.length,
      'energy_limits_invalid' satisfies FactCode,
    ),
  ),
  what_to_bring: atMost(1000, 'text_too_long'),
  is_info_only: v.boolean(),
  show_contact: v.boolean(),
  place_is_secret: v.boolean(),
  secret_place: atMost(200, 'text_too_long'),
  pix_key: holds(
    (typed) => typed.trim() === '' || readPixKey(typed) !== undefined,
    'pix_key_invalid',
  ),
  pix_name: atMost(LONGEST_NAME, 'pix_name_invalid'),
  pix_city: atMost(LONGEST_CITY, 'pix_city_invalid'),
};

const timeOf = (typed: string): string | null =>
  typed.trim() === '' ? null : (readTime(typed) ?? typed);

/** `40`, `40,5`, `R$ 40,50` and `1.000,00`; null for nothing, NaN for anything else. */
function readCents(typed: string): number | null {
  const text = typed.replace(/^\s*R\$/, '').replaceAll(/\s/g, '');
  if (text === '') return null;
  const plain = /^\d{1,3}(\.\d{3})+(,\d*)?$/.test(text) ? text.replaceAll('.', '') : text;
  if (!/^\d{1,6}([.,]\d{1,2})?$/.test(plain)) return Number.NaN;
  return Math.round(Number(plain.replace(',', '.')) * 100);
}

const reaisOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');

const decimal = (n: number): string => String(n).replace('.', ',');

/** NaN for text that is not such a number. */
const numberOf = (typed: string, looks: RegExp): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  return looks.test(text) ? Number(text) : Number.NaN;
};

function limitOf(line: LimitLine): EnergyLimit {
  const joules = numberOf(line.joules, /^\d(\.\d{1,2})?$/);
  const fps = numberOf(line.fps, /^\d{1,3}$/);
  return {
    ...(line.class && { class: line.class }),
    ...(joules !== undefined && { joules }),
    ...(fps !== undefined && { fps }),
  };
}

const limitsOf = (lines: readonly LimitLine[]): EnergyLimit[] | null =>
  lines.length === 0 ? null : lines.map(limitOf);
