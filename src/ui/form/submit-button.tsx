import type { ComponentProps, FunctionComponent, ReactNode } from 'react';
import { Button } from '../button.tsx';

type Sending = { readonly isSubmitting: boolean };

type SubmitButtonProps = Pick<ComponentProps<typeof Button>, 'size' | 'block'> & {
  form: {
    readonly Subscribe: (props: {
      selector: (state: Sending) => boolean;
      children: (submitting: boolean) => ReactNode;
    }) => ReturnType<FunctionComponent>;
  };
  text: string;
  /** Shown while the form is being sent. */
  busy_text: string;
};

/** Sends its form, and shows that the form is being sent. */
export const SubmitButton = ({ form, text, busy_text, ...props }: SubmitButtonProps) => (
  <form.Subscribe selector={({ isSubmitting }) => isSubmitting}>
    {(submitting) => (
      <Button type="submit" variant="main" busy={submitting} {...props}>
        {submitting ? busy_text : text}
      </Button>
    )}
  </form.Subscribe>
);
