import type { ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Checks itself and is sent, or shows what is wrong. */
  form: { handleSubmit: () => Promise<void> };
};

/** A form that checks itself and stays on its page, instead of the browser's own check and load. */
export const Form = ({ form, ...props }: FormProps) => (
  <form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void form.handleSubmit();
    }}
    {...props}
  />
);
