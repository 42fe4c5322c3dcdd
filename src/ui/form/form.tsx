import type { ComponentProps } from 'react';
import { useOneAtATime } from '../use-one-at-a-time.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Checks itself and is sent, or shows what is wrong. */
  form: { handleSubmit: () => Promise<void> };
};

/**
 * A form that checks itself and stays on its page, instead of the browser's own check and load. A
 * second tap before it was sent does nothing: a new row would be there twice. Nor can its fields be
 * changed meanwhile: what is being sent is what they held before.
 */
export function Form({ form, ...props }: FormProps) {
  const once = useOneAtATime();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void once(async () => {
          const open = shut(event.currentTarget, event.nativeEvent.submitter);
          try {
            await form.handleSubmit();
          } finally {
            open();
          }
        });
      }}
      {...props}
    />
  );
}

/**
 * Takes no more input, but for the button that was pressed: it has the focus, and says that the form
 * is being sent.
 * @returns a function that opens it again, with the focus where it was
 */
function shut(form: HTMLFormElement, button: HTMLElement | null): () => void {
  // a question before the person leaves opens above it
  const parts = [...form.querySelectorAll(':scope > :not(dialog)')].filter(
    (part) => !part.contains(button),
  );
  const inert = (is: boolean) => parts.forEach((part) => part.toggleAttribute('inert', is));
  const focused = document.activeElement as HTMLElement | null;
  const moves = parts.some((part) => part.contains(focused));
  if (moves) button?.focus({ preventScroll: true });
  inert(true);
  return () => {
    inert(false);
    if (moves && document.activeElement === button) focused?.focus({ preventScroll: true });
  };
}
