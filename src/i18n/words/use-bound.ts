import { useI18nContext } from '../i18n-react.tsx';
import type { TranslationFunctions } from '../i18n-types.ts';
import { validationSentence } from '../outcomes/validation-sentence.ts';

/** The part of a TanStack field to which a control is bound. */
type Field<Value extends string> = {
  readonly name: string;
  readonly state: { readonly value: Value; readonly meta: { readonly errors: readonly unknown[] } };
  readonly handleChange: (value: Value) => void;
};

/**
 * Binds a control to its field: name, value, change, and the sentence of the rule it breaks. A text is never cut: what
 * is beyond `most` letters is counted at once, and the form refuses it.
 */
export function useBound() {
  const { LL } = useI18nContext();
  return <Value extends string>({ name, state, handleChange }: Field<Value>, most?: number) => ({
    name,
    value: state.value,
    // a select returns one of the values that it was given
    onChange: (value: string) => handleChange(value as Value),
    error: lettersOver(state.value, most, LL) ?? validationSentence(state.meta.errors, LL),
  });
}

/** How many letters are too many, as PostgreSQL counts them: an emoji is one. Undefined while all fit. */
export function lettersOver(
  text: string,
  most: number | undefined,
  LL: TranslationFunctions,
): string | undefined {
  const count = most === undefined ? 0 : Array.from(text.trim()).length - most;
  return count > 0 ? LL.validation.letters_over({ count }) : undefined;
}
