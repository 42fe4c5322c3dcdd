import { useId, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/fields/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { UnsavedForm } from '../unsaved-form.tsx';
import { RestoredNote } from './restored-note.tsx';
import { useSheetClose } from './use-sheet-close.ts';

type SheetFormProps = {
  form: ComponentProps<typeof Form>['form'];
  element: RefObject<HTMLFormElement | null>;
  title: string;
  submit: string;
  draft_key: string;
  /** What is kept; undefined while nothing was changed. The same object over renders. */
  draft: object | undefined;
  isOver: () => boolean;
  onClose: () => void;
  /** Given while the values come from a draft. */
  onDiscard: (() => void) | undefined;
  /** Why it was not sent. */
  failure: string;
  /** It is being stored. */
  busy?: boolean;
  children: ReactNode;
};

/** A form in a sheet. Closing it keeps what was typed, and opening it again brings it back. */
export function SheetForm(props: SheetFormProps) {
  const { form, element, title, submit, draft_key, draft, isOver, failure } = props;
  const { LL } = useI18nContext();
  const id = useId();
  const close = useSheetClose(props);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={close}>{LL.common.back()}</Button>
          <Button variant="main" type="submit" form={id} busy={props.busy ?? false}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} ref={element} aria-label={title} className="flex flex-col gap-5" form={form}>
        <RestoredNote onDiscard={props.onDiscard} />
        {failure && <Note kind="refused" title={failure} />}
        {props.children}
      </Form>
      <UnsavedForm draft_key={draft_key} draft={draft} isOver={isOver} />
    </Dialog>
  );
}
