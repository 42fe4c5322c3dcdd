import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
  type RefObject,
} from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { UnsavedForm } from '../leave/unsaved-form.tsx';
import { GoneNote } from './gone-note.tsx';
import { RestoredNote } from './restored-note.tsx';
import { UNSENT } from './unsent.ts';
import { useSheetClose } from './use-sheet-close.ts';

type SheetFormProps = {
  form: ComponentProps<typeof Form>['form'];
  element: RefObject<HTMLFormElement | null>;
  title: string;
  submit: string;
  danger?: boolean;
  draft_key: string;
  /** What is kept; undefined while nothing was changed. The same object over renders. */
  draft: object | undefined;
  isOver: () => boolean;
  onClose: () => void;
  /** Given while the values come from a draft. */
  onDiscard: (() => void) | undefined;
  /** Why it was not sent. */
  failure: string;
  /** What became of its row, to which nothing can be sent any more. */
  gone?: string | undefined;
  /** It is gone only from this device: the draft is kept until it is here again. */
  not_here?: boolean;
  /** On the button that then makes something new of what was typed, if that can be done. */
  again?: string | undefined;
  children: ReactNode;
};

/**
 * A form in a sheet. Closing it keeps what was typed, and opening it again brings it back. If somebody
 * deletes its row meanwhile, the form stays open, so that its text can be copied; discarding closes it.
 */
export function SheetForm(props: SheetFormProps) {
  const { form, element, title, submit, draft_key, draft, isOver, failure, gone } = props;
  const { LL } = useI18nContext();
  const id = useId();
  const [asking, setAsking] = useState(false);
  const is_gone = gone !== undefined && !props.not_here;
  const leave = useSheetClose(is_gone ? { ...props, draft: undefined } : props);
  const close = is_gone && draft ? () => setAsking(true) : leave;
  const send = gone === undefined ? submit : props.again;
  const [sending, setSending] = useState(false); // to look an address up takes seconds
  const newest = useRef(draft);
  /** What was typed when it was not sent: with other words `failure` may not be true any more. */
  const [tried, setTried] = useState(draft);
  useEffect(() => {
    newest.current = draft;
  });
  const handleSubmit = async () => {
    setSending(true);
    try {
      await form.handleSubmit();
    } finally {
      setSending(false);
      setTried(newest.current);
    }
  };
  const onAsked = (discard: boolean) => {
    setAsking(false);
    if (discard) leave();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      close_label={LL.common.close()}
      actions={
        <>
          {/* beside the button, however far the form is scrolled */}
          {failure && draft === tried && (
            <div className="basis-full">
              <Note kind="refused" title={failure} />
            </div>
          )}
          {is_gone ? (
            <Button onClick={leave}>{draft ? LL.form.draft.discard() : LL.common.close()}</Button>
          ) : (
            <Button onClick={close}>{LL.common.back()}</Button>
          )}
          {send !== undefined && (
            <Button
              variant={props.danger ? 'danger' : 'main'}
              type="submit"
              form={id}
              busy={sending}
            >
              {sending ? LL.form.submitting() : send}
            </Button>
          )}
        </>
      }
    >
      <Form
        id={id}
        ref={element}
        aria-label={title}
        className="flex flex-col gap-5"
        form={send === undefined ? UNSENT : { handleSubmit }}
      >
        {gone !== undefined ? (
          <GoneNote title={gone} typed={is_gone && draft !== undefined} />
        ) : (
          <RestoredNote onDiscard={props.onDiscard} />
        )}
        {props.children}
      </Form>
      <UnsavedForm
        draft_key={draft_key}
        draft={draft}
        isOver={isOver}
        is_gone={is_gone}
        asked={asking ? onAsked : undefined}
      />
    </Dialog>
  );
}
