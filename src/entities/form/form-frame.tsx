import type { ComponentProps, ReactNode, RefObject } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Form } from '#ui/fields/form.tsx';
import { SubmitButton } from '#ui/fields/submit-button.tsx';
import { Note } from '#ui/page/note.tsx';
import { RestoredNote } from './sheet/restored-note.tsx';

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
  children: ReactNode;
};

/**
 * What a form with a draft shows around its fields: the note about a restored draft, the failure,
 * and the buttons.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, element, title, submit, cancel, failure, onDiscard, children } = props;
  const { LL } = useI18nContext();
  return (
    <Form ref={element} aria-label={title} className="flex flex-col gap-8" form={form}>
      <RestoredNote onDiscard={onDiscard} />
      {children}
      {failure && <Note kind="refused" title={failure} />}
      <ActionBar>
        <SubmitButton form={form} text={submit} busy_text={LL.form.submitting()} />
        {cancel}
      </ActionBar>
    </Form>
  );
}
