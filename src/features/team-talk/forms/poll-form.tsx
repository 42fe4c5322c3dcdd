import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { filledIn, longestPost, MOST_OPTIONS, pollProblems } from '#domain/talk/post-form.ts';
import { charCount } from '#domain/words/char-count.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { lettersOver } from '#i18n/words/use-bound.ts';
import { tidy } from '#sync/kit/tidy.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { TextareaField, TextField } from '#ui/fields/text-field.tsx';
import { PostForm, type PostFields, type PostFormProps, type PostKind } from './post-form.tsx';
import { useRowKeys } from './use-row-keys.ts';

const LEAST = 2;

type Poll = { title: string; content: string; options: readonly string[] };

const poll: PostKind<Poll> = {
  type: 'poll',
  empty: { title: '', content: '', options: ['', ''] },
  problemsOf: pollProblems,
  postOf: ({ title, content, options }) => ({
    type: 'poll',
    title: title.trim(),
    content: content.trim() || null,
    poll_options: [...filledIn(options)],
  }),
  formOf: ({ title, content, poll_options }) => ({
    title: title ?? '',
    content: content ?? '',
    options: poll_options,
  }),
};

/** A question and two or more options (Spec 2 §5). */
export function PollForm(props: PostFormProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.form;
  return (
    <PostForm {...props} kind={poll}>
      {(fields) => (
        <>
          <TextField
            label={words.question()}
            value={fields.values.title}
            onChange={(title) => fields.set({ title })}
            error={fields.errorOf('title', longestPost.title)}
          />
          <TextareaField
            label={words.detail()}
            mark={LL.common.optional()}
            rows={2}
            value={fields.values.content}
            onChange={(content) => fields.set({ content })}
            error={fields.errorOf('content', longestPost.content)}
          />
          <Options {...fields} />
        </>
      )}
    </PostForm>
  );
}

function Options({ values: { options }, set, errorOf }: PostFields<Poll>) {
  const { LL } = useI18nContext();
  const { keys, remove } = useRowKeys(options.length);
  const words = LL.team_talk.form;
  const error = errorOf('options');
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (added.current) inputsOf(fieldset.current).at(-1)?.focus();
    added.current = false;
  }, [options.length]);
  const add = () => {
    added.current = true;
    set({ options: [...options, ''] });
  };

  /** Enter moves the focus to the next option; in the last one it adds another. */
  function onKeyDown(event: KeyboardEvent) {
    const inputs = inputsOf(fieldset.current);
    const at = inputs.findIndex((input) => input === event.target);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || at === -1) return;
    event.preventDefault();
    if (options[at]?.trim() === '') return;
    const next = inputs[at + 1];
    if (next) next.focus();
    else if (options.length < MOST_OPTIONS) add();
  }

  return (
    <fieldset ref={fieldset} className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      <legend className="mb-2 font-medium">{words.options()}</legend>
      {options.map((option, n) => (
        <div key={keys[n]} className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              label={words.option({ number: n + 1 })}
              value={option}
              onChange={(text) => set({ options: options.with(n, text) })}
              // the sentence is about all of them
              error={
                lettersOver(option, longestPost.option, LL) ??
                (n === firstWrong(options) ? error : undefined)
              }
            />
          </div>
          {options.length > LEAST && (
            <IconButton
              icon={X}
              label={words.remove({ what: words.option({ number: n + 1 }) })}
              onClick={() => {
                remove(n);
                set({ options: options.toSpliced(n, 1) });
              }}
            />
          )}
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <Button icon={Plus} variant="plain" onClick={add}>
          {words.add_option()}
        </Button>
      )}
    </fieldset>
  );
}

const inputsOf = (fieldset: HTMLFieldSetElement | null) => [
  ...(fieldset?.querySelectorAll('input') ?? []),
];

/** The first option that is too long or empty, or else the last one. */
function firstWrong(options: readonly string[]): number {
  const long = options.findIndex((option) => charCount(tidy(option)) > longestPost.option);
  const at = long < 0 ? options.findIndex((option) => tidy(option) === '') : long;
  return at < 0 ? options.length - 1 : at;
}
