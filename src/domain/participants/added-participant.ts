import { tidy } from '#sync/kit/tidy.ts';
import type { MutationArgs } from '#sync/registry/registry.ts';
import type { Problem } from '../words/problem.ts';
import {
  registrationProblems,
  registrationRequest,
  type RegistrationForm,
  type RegistrationProblem,
  type RegistrationTarget,
} from '../registration/registration-form.ts';

export type AddProblem = RegistrationProblem | Problem<'name' | 'whatsapp', 'operator_required'>;

/** The rules of a registration; without name or number, the sentence of Spec 1 §5 is shown. */
export const addProblems = (form: RegistrationForm, target: RegistrationTarget): AddProblem[] =>
  withRequired(form, registrationProblems(form, target));

/** Says of an empty name or number that both are required, and nothing else. */
export function withRequired(
  form: Pick<RegistrationForm, 'name' | 'whatsapp'>,
  problems: readonly RegistrationProblem[],
): AddProblem[] {
  const missing = (['name', 'whatsapp'] as const).filter((field) => tidy(form[field]) === '');
  const rest = problems.filter(({ field }) => !missing.some((one) => one === field));
  return [...missing.map((field) => ({ field, code: 'operator_required' }) as const), ...rest];
}

/** The arguments of add_participant@1. @throws when the form still has problems */
export function addArgs(
  form: RegistrationForm,
  target: RegistrationTarget,
  ids: { operator_id: string; event_id: string; new_team_id: string },
): MutationArgs<'add_participant@1'> {
  const { operator_id, ...rest } = ids;
  const alone = { ...form, friends: [] };
  const asked = registrationRequest(alone, target, { ...rest, operator_ids: [operator_id] });
  if (asked.name !== 'register@1') throw new Error('one person is not a squad');
  return asked.args;
}
