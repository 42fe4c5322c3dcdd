import type { ReactNode } from 'react';
import { useId } from 'react';

/**
 * A section of a long form: its heading is beside the fields on a wide screen, above them on a
 * phone.
 */
export function FormSection({
  title,
  hint,
  children,
}: {
  title: string;
  hint: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-5 border-t border-line pt-6 first-of-type:border-0 first-of-type:pt-0 lg:grid-cols-[16rem_minmax(0,38rem)]"
    >
      <div>
        <h2 id={id} className="font-display text-2xl leading-tight">
          {title}
        </h2>
        <p className="mt-1 text-soft">{hint}</p>
      </div>
      <div className="flex min-w-0 flex-col gap-5">{children}</div>
    </section>
  );
}
