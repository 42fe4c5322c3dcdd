import { useI18nContext } from '../i18n-react.tsx';
import { validationSentence } from '../outcomes/validation-sentence.ts';

/** The part of a TanStack field to which a control is bound. */
type Field<Value extends string> = {
  readonly name: string;
  readonly state: { readonly value: Value; readonly meta: { readonly errors: readonly unknown[] } };
  readonly handleChange: (value: Value) => void;
};

/** Binds a control to its field: name, value, change, and the sentence of the rule it breaks. */
export function useBound() {
  const { LL } = useI18nContext();
  return <Value extends string>({ name, state, handleChange }: Field<Value>) => ({
    name,
    value: state.value,
    // a select returns one of the values that it was given
    onChange: (value: string) => handleChange(value as Value),
    error: validationSentence(state.meta.errors, LL),
  });
}
