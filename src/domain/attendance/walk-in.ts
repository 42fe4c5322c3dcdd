import { tidy } from '#sync/kit/tidy.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import type { AskedArgs, MutationArgs } from '#sync/registry/registry.ts';
import { cleanName } from '../person/person-name.ts';
import { formatWhatsapp } from '../whatsapp/whatsapp.ts';
import { withRequired, type AddProblem } from '../participants/added-participant.ts';
import {
  emptyRegistration,
  operatorProblems,
  personArgs,
  type RegistrationForm,
} from '../registration/registration-form.ts';

/** Somebody who came without a registration, as typed at the gate. '' = not given. */
export type WalkInForm = Pick<RegistrationForm, 'name' | 'whatsapp' | 'team' | 'class'> & {
  /** By the organiser's yes: without an account, and without a code. What stands in the field is not sent. */
  readonly no_number: boolean;
};

export const emptyWalkIn: WalkInForm = {
  name: '',
  whatsapp: '',
  team: '',
  class: '',
  no_number: false,
};

/**
 * The form as it was sent.
 * @param args of walk_in@1; a receipt may lack some of them
 */
export const walkInOf = (args: Partial<MutationArgs<'walk_in@1'>>): WalkInForm => ({
  name: args.name ?? '',
  whatsapp: formatWhatsapp(args.whatsapp ?? ''),
  team: args.team ?? '',
  class: args.class ?? '',
  no_number: false, // it is said anew
});

/** At most one per field; without name or number, the sentence of Spec 1 §5. */
export const walkInProblems = (form: WalkInForm): AddProblem[] =>
  withRequired(form, operatorProblems({ ...emptyRegistration, ...form })).filter(
    ({ field }) => !(form.no_number && field === 'whatsapp'),
  );

/** @throws when the form still has problems */
export const walkInArgs = (
  form: WalkInForm,
  ids: { operator_id: string; event_id: string; lease_id?: string | undefined },
): AskedArgs<'walk_in@1'> => ({
  ...(form.no_number
    ? numberlessArgs(form, ids.operator_id)
    : personArgs({ ...emptyRegistration, ...form }, ids.operator_id)),
  event_id: ids.event_id,
  ...(ids.lease_id !== undefined && { lease_id: ids.lease_id }),
});

function numberlessArgs(form: WalkInForm, operator_id: string) {
  if (walkInProblems(form).length > 0) throw new Error('a form with problems cannot be sent');
  const team = tidy(form.team);
  return {
    operator_id,
    name: cleanName(form.name),
    ...(team !== '' && { team }),
    ...(form.class !== '' && { class: form.class }),
  };
}

/** The server's own limits (`walk_in@1`): this long before the start, and this long after it. */
const BEFORE_MS = 12 * 3_600_000;
const AFTER_MS = 24 * 3_600_000;

/** Whether somebody can be taken in without a registration. @param now UTC ISO instant */
export function walkInsAre(
  { starts_at, status }: Pick<AirsoftEvent, 'starts_at' | 'status'>,
  now: string,
): 'open' | 'not_open' | 'over' | 'cancelled' {
  if (status === 'cancelled') return 'cancelled';
  const since_start = Date.parse(now) - Date.parse(starts_at);
  if (since_start < -BEFORE_MS) return 'not_open';
  return since_start > AFTER_MS ? 'over' : 'open';
}

export type Fillable = Pick<AirsoftEvent, 'max_op' | 'operators_count' | 'places_offered'>;

/**
 * Whether one more is too many, counted on this phone. The person plays anyway, and the server flags
 * the place.
 * @param listed how many people stand on the list
 */
export const overfills = (
  { max_op, operators_count, places_offered }: Fillable,
  listed: number,
): boolean => max_op > 0 && Math.max(operators_count, listed) + places_offered >= max_op;
