import { Link } from '@tanstack/react-router';
import type { ReactNode, RefObject } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ActionBar } from '#ui/action-bar.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { EventFormApi } from './use-event-form.ts';

type FormFrameProps = {
  form: EventFormApi;
  element: RefObject<HTMLFormElement | null>;
  title: string;
  submit: string;
  /** The event to return to on cancelling; without one, the list. */
  back_to: string | undefined;
  /** Why the last attempt failed. */
  failure: string;
  onDiscard: (() => void) | undefined;
  children: ReactNode;
};

/**
 * What both forms show around their fields: the note about a restored draft, the failure, and the
 * buttons.
 */
export function FormFrame(props: FormFrameProps) {
  const { form, element, title, submit, back_to, failure, onDiscard, children } = props;
  const { LL } = useI18nContext();
  const words = LL.event_form;
  return (
    <form
      ref={element}
      noValidate
      aria-label={title}
      className="flex flex-col gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      {onDiscard && (
        <Note
          kind="info"
          title={words.draft.restored()}
          action={<Button onClick={onDiscard}>{words.draft.discard()}</Button>}
        >
          {words.draft.restored_hint()}
        </Note>
      )}
      {children}
      {failure && <Note kind="refused" title={failure} />}
      <ActionBar>
        <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
          {(submitting) => (
            <Button type="submit" variant="main" busy={submitting}>
              {submitting ? words.submitting() : submit}
            </Button>
          )}
        </form.Subscribe>
        {back_to ? (
          <Link
            to="/event/$id"
            params={{ id: back_to }}
            className={buttonClass({ variant: 'plain' })}
          >
            {LL.common.cancel()}
          </Link>
        ) : (
          <Link to="/events" className={buttonClass({ variant: 'plain' })}>
            {LL.common.cancel()}
          </Link>
        )}
      </ActionBar>
    </form>
  );
}
