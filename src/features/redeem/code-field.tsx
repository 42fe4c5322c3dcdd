import { useState } from 'react';
import { caretInCode, typedCode } from '#domain/rewards/patch-code.ts';
import { TextField } from '#ui/fields/text-field.tsx';

type CodeFieldProps = {
  label: string;
  hint?: string;
  error?: string | undefined;
  value: string;
  onChange: (code: string) => void;
};

/** A code of a patch, written as it is printed while it is typed. The caret stays where it was. */
export function CodeField({ value, onChange, ...texts }: CodeFieldProps) {
  /** What the keyboard of a phone still composes. A change from here would double its letters. */
  const [composed, setComposed] = useState<string>();
  const write = (input: HTMLInputElement, change: Parameters<typeof caretInCode>[2] = 'other') => {
    const caret = caretInCode(input.value, input.selectionStart ?? input.value.length, change);
    input.value = typedCode(input.value);
    input.setSelectionRange(caret, caret);
    setComposed(undefined);
  };
  return (
    <TextField
      {...texts}
      value={composed ?? value}
      onInput={({ currentTarget, nativeEvent }) => {
        const { isComposing, inputType } = nativeEvent as Partial<InputEvent>;
        if (isComposing) setComposed(currentTarget.value);
        else write(currentTarget, inputType?.endsWith('Forward') ? 'delete_after' : 'other');
      }}
      onCompositionEnd={({ currentTarget }) => write(currentTarget)}
      onChange={(typed) => onChange(typedCode(typed))}
      style={{ textTransform: 'uppercase' }}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
    />
  );
}
