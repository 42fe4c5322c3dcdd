import { tidy } from '#sync/kit/tidy.ts';
import * as v from 'valibot';
import {
  DRAWINGS,
  LONGEST_CITY,
  LONGEST_RECEIVER,
  MOST_CENTS,
  MOST_LIMITS,
  type factFields,
  type paymentFields,
} from '#sync/event-mutations/event-facts.ts';
import {
  patchAudiences,
  type AirsoftEvent,
  type EnergyLimit,
} from '#sync/records/airsoft-event.ts';
import type { EventPayment } from '#sync/records/event-payment.ts';
import { operatorClasses } from '#sync/records/operator.ts';
import { asciiOf } from '../pix/br-code.ts';
import { readPixKey } from '../pix/pix-key.ts';
import { readTime } from '../time/day-time.ts';
import { readCents } from './read-money.ts';
import { charCount } from '../words/char-count.ts';
import type { Problem } from '../words/problem.ts';

/** How to pay, and a secret place, as the form writes them: a row of its own (`event_payments`). */
export type PaymentColumns = Pick<EventPayment, keyof typeof paymentFields>;
/** The columns of an event with those of its payment. */
export type FactColumns = Pick<AirsoftEvent, keyof typeof factFields> & PaymentColumns;

/** How a fact is typed and checked, and its way to the column and back. */
type Fact<Typed, Column> = {
  /** As it is typed when it is not said. */
  readonly empty: Typed;
  /** Its rule, without the other facts. */
  readonly rule: v.GenericSchema<Typed>;
  readonly columnOf: (typed: Typed) => Column;
  readonly typedOf: (column: NonNullable<Column>) => Typed;
};

export type FactCode =
  | 'price_invalid'
  | 'time_invalid'
  | 'gate_time_late'
  | 'energy_limits_invalid'
  | 'pix_key_invalid'
  | 'pix_name_invalid'
  | 'pix_city_invalid'
  | 'profile_name_too_short'
  | 'text_too_long';

const flag: Fact<boolean, boolean> = {
  empty: false,
  rule: v.boolean(),
  columnOf: (typed) => typed,
  typedOf: (column) => column,
};

const typedFact = <Column>(
  code: FactCode,
  isRight: (typed: string) => boolean,
  columnOf: (typed: string) => Column | null,
): Fact<string, Column | null> => ({
  empty: '',
  rule: v.pipe(v.string(), v.check<string, FactCode>(isRight, code)),
  columnOf,
  typedOf: String,
});

const textFact = (most: number, code: FactCode = 'text_too_long') =>
  typedFact(
    code,
    (typed) => charCount(tidy(typed)) <= most,
    (typed) => tidy(typed) || null,
  );

const clock = typedFact(
  'time_invalid',
  (typed) => tidy(typed) === '' || readTime(typed) !== undefined,
  timeOf,
);

/** The limits as typed; '' = not given. */
export const LimitLines = v.array(
  v.object({
    class: v.picklist(['', ...operatorClasses]),
    joules: v.string(),
    fps: v.string(),
  }),
);
export type LimitLine = Readonly<v.InferOutput<typeof LimitLines>[number]>;

const limits: Fact<readonly LimitLine[], EnergyLimit[] | null> = {
  empty: [],
  rule: v.pipe(
    LimitLines,
    v.check(
      (lines) =>
        lines.length <= MOST_LIMITS &&
        lines.every(isLimit) &&
        new Set(lines.map((line) => line.class)).size === lines.length,
      'energy_limits_invalid' satisfies FactCode,
    ),
  ),
  columnOf: (lines) => (lines.length === 0 ? null : lines.map(limitOf)),
  typedOf: (column) =>
    column.map((line) => ({
      class: line.class ?? '',
      joules: line.joules === undefined ? '' : decimal(line.joules),
      fps: line.fps?.toString() ?? '',
    })),
};

/** Reais, as typed: `40` or `40,50`; 0 = free. */
const price = { ...typedFact('price_invalid', isPrice, readCents), typedOf: reaisOf };

/** The numbers of the drawings, as typed. */
export const drawings = Array.from({ length: DRAWINGS }, (_, n) => `${n + 1}`);

type Audience = NonNullable<AirsoftEvent['patch_for']>;
const audience: Fact<Audience | '', Audience | null> = {
  empty: '',
  rule: v.picklist(['', ...patchAudiences]),
  columnOf: (typed) => typed || null,
  typedOf: (column) => column,
};

const patchName: Fact<string, string | null> = {
  ...textFact(80),
  rule: v.pipe(
    v.string(),
    v.check<string, FactCode>((typed) => charCount(tidy(typed)) !== 1, 'profile_name_too_short'),
    v.check<string, FactCode>((typed) => charCount(tidy(typed)) <= 80, 'text_too_long'),
  ),
};
const drawing: Fact<string, number | null> = {
  empty: '1',
  rule: v.picklist(drawings),
  columnOf: Number,
  typedOf: String,
};

/** The optional facts of an event, in the order of the form; '' = not said. */
const facts = {
  price_cents: price,
  gate_time: clock,
  end_time: clock,
  energy_limits: limits,
  what_to_bring: textFact(1000),
  is_info_only: flag,
  show_contact: flag,
  /** Then `location` holds what everybody may read. */
  place_is_secret: flag,
  pix_key: typedFact(
    'pix_key_invalid',
    (typed) => tidy(typed) === '' || readPixKey(typed) !== undefined,
    (typed) => readPixKey(typed)?.key ?? (tidy(typed) || null),
  ),
  pix_name: textFact(LONGEST_RECEIVER),
  pix_city: textFact(LONGEST_CITY),
  secret_place: textFact(200),
  patch_for: audience,
  patch_name: patchName,
  patch_drawing: drawing,
} satisfies { [N in keyof FactColumns]: { columnOf: (typed: never) => FactColumns[N] } };
type Facts = typeof facts;
type Name = keyof Facts;

/** The facts as the person filled them in. */
export type FactsForm = { readonly [N in Name]: Facts[N]['empty'] };

/** Makes something of each fact. */
const each = <Made>(make: (fact: Fact<unknown, unknown>, name: Name) => unknown): Made =>
  Object.fromEntries(
    (Object.entries(facts) as [Name, never][]).map(([name, fact]) => [name, make(fact, name)]),
  ) as Made;

export const emptyFacts = each<FactsForm>((fact) => fact.empty);

/** The rules of each fact alone. */
export const factRules = each<{ [N in Name]: Facts[N]['rule'] }>((fact) => fact.rule);

/** What the form writes of a payment; nothing where the event has none. */
export const paymentOf = (payment: PaymentColumns | undefined): PaymentColumns => ({
  pix_key: payment?.pix_key ?? null,
  pix_name: payment?.pix_name ?? null,
  pix_city: payment?.pix_city ?? null,
  secret_place: payment?.secret_place ?? null,
});

/** The columns of unchecked facts: for comparing, and for sending once they are checked. */
export function factColumnsOf(form: FactsForm): FactColumns {
  const columns = each<FactColumns>((fact, name) => fact.columnOf(form[name]));
  return {
    ...columns,
    ...(!form.place_is_secret && { secret_place: null }),
    ...(!hasPatch(form) && { patch_name: null, patch_drawing: null }),
  };
}

/** Whether somebody gets a patch of the event. */
export const hasPatch = ({ patch_for }: Pick<FactsForm, 'patch_for'>): boolean =>
  patch_for !== '' && patch_for !== 'withdrawn';

/** The form filled with the facts of a saved event; not everybody has how to pay for it. */
export const factsFormOf = (event: Partial<FactColumns>): FactsForm =>
  each((fact, name) => (event[name] == null ? fact.empty : fact.typedOf(event[name])));

/** Problems of two fields together. @param broken fields that have a problem already */
export function factProblems(
  form: FactsForm & { readonly time: string },
  broken: ReadonlySet<string>,
): Problem<keyof FactsForm, FactCode>[] {
  const gate = timeOf(form.gate_time);
  const start = readTime(form.time);
  const is_late = !broken.has('gate_time') && gate !== null && start !== undefined && gate > start;
  const pays = tidy(form.pix_key) !== '';
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

function isLimit(line: LimitLine): boolean {
  const { joules, fps } = limitOf(line);
  return (
    (joules !== undefined || fps !== undefined) &&
    (joules === undefined || (joules >= 0.1 && joules <= 5)) &&
    (fps === undefined || (fps >= 50 && fps <= 800))
  );
}

function timeOf(typed: string): string | null {
  return tidy(typed) === '' ? null : (readTime(typed) ?? typed);
}

function isPrice(typed: string): boolean {
  const cents = readCents(typed);
  return cents === null || cents <= MOST_CENTS;
}

function reaisOf(cents: number): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2).replace('.', ',');
}

const decimal = (n: number): string => String(n).replace('.', ',');

/** NaN for text that is not such a number. */
const numberOf = (typed: string, looks: RegExp): number | undefined => {
  const text = typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]|(?:j|joules?|fps)\.?\s*$/giu, '')
    .replace(',', '.');
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
