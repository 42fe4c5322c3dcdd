import type { TranslationFunctions } from './i18n-types.ts';

/** The sentence for a refusal code of the database; a newer server may have unknown codes. */
export function refusalSentence(code: string | undefined, LL: TranslationFunctions): string {
  const words = LL.problems.refused;
  // a key without a text returns ''
  return (code && words[code as keyof typeof words]()) || words.internal();
}

/** A refused mutation, as the outbox keeps it. */
type Refused = {
  /** The mutation's name with its version. */
  readonly name: string;
  readonly args: object;
  readonly error?: { readonly code: string; readonly field?: string | undefined } | undefined;
};

/**
 * Why this mutation was refused: the sentence of the code, or a more specific one for this
 * mutation.
 */
export const refusedSentence = (refused: Refused | undefined, LL: TranslationFunctions): string =>
  ownSentence(refused, LL) ?? refusalSentence(refused?.error?.code, LL);

/**
 * A sentence that is specific to this mutation: for a squad, who caused it; for somebody else's
 * place, not "you".
 */
export function ownSentence(
  refused: Refused | undefined,
  LL: TranslationFunctions,
): string | undefined {
  const friend = friendOf(refused);
  if (friend !== undefined) return LL.problems.friend_registered({ name: friend });
  const { name = '', error } = refused ?? {};
  if (name === 'add_participant@1' && error?.code === TAKEN) return LL.registration.number_taken();
  if (error?.code === 'too_many_requests' && ABOUT_NUMBERS.includes(name))
    return LL.problems.too_many_numbers();
  // the spec's own default for a registration (Spec 1 §8)
  const unsaid = !error || refusalSentence(error.code, LL) === LL.problems.refused.internal();
  return name.startsWith('register') && unsaid ? LL.registration.failed() : undefined;
}

/** Mutations that are limited by how many numbers they contain per day (README, decision 10). */
const ABOUT_NUMBERS: readonly string[] = [
  'register@1',
  'register_squad@1',
  'walk_in@1',
  'set_whatsapp@1',
];

const TAKEN = 'whatsapp_already_registered';

/** The server identifies a person of a squad by index: `operators.1` is the first after me. */
function friendOf(refused: Refused | undefined): string | undefined {
  const { code, field } = refused?.error ?? {};
  const [, at] = /^operators\.(\d+)$/.exec(field ?? '') ?? [];
  if (code !== TAKEN || at === undefined) return undefined;
  const { operators } = (refused?.args ?? {}) as { operators?: readonly { name: string }[] };
  return operators?.[Number(at)]?.name;
}
