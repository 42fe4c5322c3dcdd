/** How far something is from complete, as a thin bar. @param percentage 0-100 */
export function ProgressBar({ label, percentage }: { label: string; percentage: number }) {
  return (
    <span className="flex">
      <span
        role="progressbar"
        aria-label={label}
        aria-valuenow={percentage}
        aria-valuemin={0}
        aria-valuemax={100}
        className="capacity-track"
      >
        <span className="capacity-fill" style={{ transform: `scaleX(${percentage / 100})` }} />
      </span>
    </span>
  );
}
