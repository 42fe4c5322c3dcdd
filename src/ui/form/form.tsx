import type { ComponentProps } from 'react';
import { useOneAtATime } from '../use-one-at-a-time.ts';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Checks itself and is sent, or shows what is wrong. */
  form: { handleSubmit: () => Promise<void> };
};

/**
 * A form that checks itself and stays on its page, instead of the browser's own check and load. A
 * second tap before it was sent does nothing: a new row would be there twice.
 */
export function Form({ form, ...props }: FormProps) {
  const once = useOneAtATime();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void once(() => form.handleSubmit());
      }}
      {...props}
    />
  );
}
