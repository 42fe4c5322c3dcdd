/**
 * Turns unless the person prefers reduced motion; then it is a still, broken ring. Write the state
 * beside it.
 */
export function Spinner({ label }: { label?: string }) {
  return (
    <span
      className="spinner"
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}

/** A thin bar that fills up. @param value 0 to 1; null while it is unknown how much is left */
export function ProgressLine({ value, label }: { value: number | null; label: string }) {
  return (
    <progress
      className="progress-line"
      aria-label={label}
      max={1}
      {...(value === null ? {} : { value })}
    />
  );
}
