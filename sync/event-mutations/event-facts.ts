import * as v from 'valibot';
import { patchAudiences } from '../records/airsoft-event.ts';
import { operatorClasses } from '../records/operator.ts';
import type { EventPayment } from '../records/event-payment.ts';
import { textOf } from '../kit/text.ts';
import { unseen, type Effect } from '../kit/mutation.ts';

export const MOST_CENTS = 1_000_000;
export const MOST_LIMITS = 12;
/** The longest name and city of the receiver of a Pix, in letters. A code holds fewer. */
export const LONGEST_RECEIVER = 100;
export const LONGEST_CITY = 60;
/** How many drawings of patches there are. */
export const DRAWINGS = 12;
const Clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
/** A number with at most two decimals. */
const isHundredths = (n: number): boolean => Math.abs(n * 100 - Math.round(n * 100)) < 1e-9;

const Joules = v.pipe(v.number(), v.minValue(0.1), v.maxValue(5), v.check(isHundredths));
const Fps = v.pipe(v.number(), v.integer(), v.minValue(50), v.maxValue(800));
const Limit = v.pipe(
  v.object({
    class: v.exactOptional(v.picklist(operatorClasses)),
    joules: v.exactOptional(Joules),
    fps: v.exactOptional(Fps),
  }),
  v.check(({ joules, fps }) => joules !== undefined || fps !== undefined),
);
const isUnique = (lines: v.InferOutput<typeof Limit>[]): boolean =>
  new Set(lines.map((line) => line.class)).size === lines.length;

/**
 * Facts by which a player decides, public and optional. An app that does not know these columns leaves
 * them out, and the server reads a missing one as "not said".
 */
export const factFields = {
  price_cents: v.exactOptional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_CENTS))),
  ),
  gate_time: v.exactOptional(v.nullable(Clock)),
  end_time: v.exactOptional(v.nullable(Clock)),
  energy_limits: v.exactOptional(
    v.nullable(v.pipe(v.array(Limit), v.maxLength(MOST_LIMITS), v.check(isUnique))),
  ),
  what_to_bring: v.exactOptional(v.nullable(textOf(1, 1000))),
  is_info_only: v.exactOptional(v.boolean()),
  show_contact: v.exactOptional(v.boolean()),
  place_is_secret: v.exactOptional(v.boolean()),
  patch_name: v.exactOptional(v.nullable(textOf(2, 80))),
  patch_drawing: v.exactOptional(
    v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(DRAWINGS))),
  ),
  patch_for: v.exactOptional(v.nullable(v.picklist(patchAudiences))),
};

/** How to pay, and a secret place. Only participants, organisers and helpers of the event receive these. */
export const paymentFields = {
  pix_key: v.exactOptional(v.nullable(textOf(1, 77))),
  pix_name: v.exactOptional(v.nullable(textOf(1, LONGEST_RECEIVER))),
  pix_city: v.exactOptional(v.nullable(textOf(1, LONGEST_CITY))),
  secret_place: v.exactOptional(v.nullable(textOf(1, 200))),
};
const paymentNames = Object.keys(paymentFields) as (keyof typeof paymentFields)[];

type Facts = Partial<Pick<EventPayment, keyof typeof paymentFields>> & {
  show_contact?: boolean;
  place_is_secret?: boolean;
};
type Given = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** The columns without those of the payment, which have a row of their own. */
export const withoutPayment = <Columns extends object>(
  columns: Columns,
): Omit<Columns, keyof typeof paymentFields> =>
  Object.fromEntries(
    Object.entries(columns).filter(([name]) => !paymentNames.includes(name as 'pix_key')),
  ) as Omit<Columns, keyof typeof paymentFields>;

/**
 * The payment of an event after an edit. The organiser's number comes from the server ([O4]); it is
 * hidden at once, and so is a place that is no longer secret.
 */
export function paymentEffects(id: string, given: Given): Effect[] {
  const named = paymentNames.filter((name) => given[name] !== undefined);
  const hidden = {
    ...(given.show_contact === false && { whatsapp: null }),
    ...(given.place_is_secret === false && { secret_place: null }),
  };
  if (named.length === 0 && Object.keys(hidden).length === 0) return [];
  const none = {
    id,
    pix_key: null,
    pix_name: null,
    pix_city: null,
    whatsapp: null,
    secret_place: null,
    ...unseen,
  };
  return [
    {
      collection: 'event_payments',
      id,
      change: (row) => {
        if (!row && named.length === 0) return row;
        const news = Object.fromEntries(named.map((name) => [name, given[name] ?? null]));
        return { ...(row ?? none), ...news, ...hidden };
      },
    },
  ];
}

/** What an event has that was made by an app without these columns. */
export const noFacts = {
  price_cents: null,
  gate_time: null,
  end_time: null,
  energy_limits: null,
  what_to_bring: null,
  is_info_only: false,
  show_contact: false,
  place_is_secret: false,
  patch_name: null,
  patch_drawing: null,
  patch_for: null,
} as const;
