import type { TranslationFunctions } from './i18n-types.ts';

/** The sentence for a code with which the database refused; a newer server may have codes of its own. */
export function refusalSentence(code: string | undefined, LL: TranslationFunctions): string {
  const words = LL.problems.refused;
  // a key without words says nothing
  return (code && words[code as keyof typeof words]()) || words.internal();
}

/** What was asked and refused, as the outbox keeps it. */
type Refused = {
  readonly args: object;
  readonly error?: { readonly code: string; readonly field?: string | undefined } | undefined;
};

/** Why this one was refused; of a squad, because of whom. */
export function refusedSentence(refused: Refused | undefined, LL: TranslationFunctions): string {
  const name = friendOf(refused);
  if (name !== undefined) return LL.problems.friend_registered({ name });
  return refusalSentence(refused?.error?.code, LL);
}

/** The server names a person of a squad by the place: `operators.1` is the first after me. */
function friendOf(refused: Refused | undefined): string | undefined {
  const { code, field } = refused?.error ?? {};
  const [, at] = /^operators\.(\d+)$/.exec(field ?? '') ?? [];
  if (code !== 'whatsapp_already_registered' || at === undefined) return undefined;
  const { operators } = (refused?.args ?? {}) as { operators?: readonly { name: string }[] };
  return operators?.[Number(at)]?.name;
}
