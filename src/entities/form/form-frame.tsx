import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Form } from '#ui/form/form.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Note } from '#ui/page/note.tsx';
import { GoneNote } from './sheet/gone-note.tsx';
import { RestoredNote } from './sheet/restored-note.tsx';
import { UNSENT } from './sheet/unsent.ts';

type FormFrameProps = {
  form: ComponentProps<typeof Form>['form'] & ComponentProps<typeof SubmitButton>['form'];
  element: RefObject<HTMLFormElement | null>;
  title: string;
  submit: string;
  /** The link that leaves the form. */
  cancel: ReactNode;
  /** Why the last attempt failed. */
  failure: string;
  onDiscard: (() => void) | undefined;
  /** What became of its row, to which nothing can be sent any more. */
  gone?: ComponentProps<typeof GoneNote> | undefined;
  children: ReactNode;
};

/**
 * What a form with a draft shows around its fields: the note about a restored draft or a row that is
 * gone, the failure, and the buttons.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, element, title, submit, cancel, failure, onDiscard, gone, children } = props;
  const { LL } = useI18nContext();
  return (
    <Form
      ref={element}
      aria-label={title}
      className="flex flex-col gap-8"
      form={gone ? UNSENT : form}
    >
      {gone ? <GoneNote {...gone} /> : <RestoredNote onDiscard={onDiscard} />}
      {children}
      {failure && <Note kind="refused" title={failure} />}
      <ActionBar>
        {!gone && <SubmitButton form={form} text={submit} busy_text={LL.form.submitting()} />}
        {cancel}
      </ActionBar>
    </Form>
  );
}
