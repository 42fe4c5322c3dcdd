import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Words } from '../words.tsx';

/** The texts of a form field, already translated. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** The sentence for the broken rule; empty or absent when there is none. */
  error?: string | undefined;
  /** A word after the label, such as "opcional". */
  mark?: string | undefined;
};

/** Attributes that link a control to its label, hint and error. Spread them on the control. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

/** Label above, control, then hint and error below: the same order everywhere. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  mark,
  slim = false,
  children,
}: FieldTexts & { id: string; slim?: boolean; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label
        htmlFor={id}
        className={classNames(
          'flex items-baseline justify-between gap-3 font-medium',
          slim && 'sr-only',
        )}
      >
        <Words>{label}</Words>
        {mark && <span className="text-sm font-normal text-soft">{mark}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/**
 * Hint and error. The error's element is rendered even when empty, because a screen reader
 * announces only changes inside it.
 */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        aria-live="polite"
        className="flex gap-1.5 text-sm text-error empty:sr-only"
      >
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </>
        )}
      </p>
    </>
  );
}
