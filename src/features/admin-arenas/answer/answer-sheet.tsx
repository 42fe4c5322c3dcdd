import { useEffect, useMemo, useState } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { draftReader, type FormDraft } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useFormState } from '#entities/form/use-form-state.ts';
import { useStoredDraft } from '#entities/form/use-stored-draft.ts';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { reviewTextLimits } from '#sync/mutations/arena.ts';
import { TextareaField } from '#ui/fields/text-field.tsx';
import type { AnswerDialogProps } from './answer-dialog.tsx';

type AnswerSheetProps = AnswerDialogProps & {
  /** What became of what is answered. */
  gone: string | undefined;
};

type Written = { readonly text: string };

const readDraft = draftReader<Written>({ text: '' });

/** The words of an answer. Closing it keeps them; they stay on the screen when somebody else decides meanwhile. */
export function AnswerSheet(props: AnswerSheetProps) {
  const draft = useStoredDraft(props.draft_key, readDraft);
  return draft === undefined ? null : <Fields {...props} draft={draft} />;
}

type FieldsProps = AnswerSheetProps & { draft: FormDraft<Written> | null };

function Fields({ draft: stored, text: first = '', label, onAnswer, ...sheet }: FieldsProps) {
  const { LL } = useI18nContext();
  const state = useFormState(stored !== null);
  const { element } = state;
  const [text, setText] = useState(stored?.values.text ?? first);
  const [is_tried, setTried] = useState(false);
  useEffect(() => element.current?.querySelector('textarea')?.focus(), [element]);
  const words = LL.admin.arenas;
  const { least, most } = reviewTextLimits;
  const written = text.trim();
  const over = lettersOver(text, most, LL);
  const is_short = label !== undefined && charCount(written) < least;
  const draft = useMemo(
    () => (text === first ? undefined : { values: { text }, base: { text: first } }),
    [text, first],
  );
  const discard = () => {
    setText(first);
    state.sayDiscarded(() => setText(text));
  };
  const handleSubmit = async () => {
    setTried(true);
    if (!is_short && !over) await onAnswer(written, state.onKept);
  };
  return (
    <SheetForm
      {...sheet}
      form={{ handleSubmit }}
      element={element}
      submit={sheet.confirm_label}
      draft={draft}
      isOver={state.isOver}
      onDiscard={state.restored ? discard : undefined}
      failure=""
    >
      <p>{sheet.body}</p>
      {label !== undefined && (
        <TextareaField
          label={label}
          hint={words.text_hint()}
          error={over ?? (is_tried && is_short ? words.text_short() : undefined)}
          rows={3}
          value={text}
          onChange={setText}
        />
      )}
    </SheetForm>
  );
}
