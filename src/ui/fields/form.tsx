import { useRef, type ComponentProps } from 'react';

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'> & {
  /** Checks itself and is sent, or shows what is wrong. */
  form: { handleSubmit: () => Promise<void> };
};

/**
 * A form that checks itself and stays on its page, instead of the browser's own check and load. A
 * second tap before it was sent does nothing: a new row would be there twice.
 */
export function Form({ form, ...props }: FormProps) {
  const busy = useRef(false);
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      await form.handleSubmit();
    } finally {
      busy.current = false;
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      {...props}
    />
  );
}
