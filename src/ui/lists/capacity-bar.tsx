import Unlimited from 'lucide-react/icons/infinity';

type CapacityBarProps = {
  taken: number;
  /** Number of places; 0 means unlimited (Spec 1 §9, max_op). */
  limit: number;
  /** The whole sentence for a screen reader: "87 de 120 vagas ocupadas". */
  label: string;
  /** Formats numbers for the current language. */
  format?: (value: number) => string;
};

/** `87 / 120` over a thin bar; without a limit, the count and the infinity sign. */
export function CapacityBar({ taken, limit, label, format = String }: CapacityBarProps) {
  const endless = limit <= 0;
  const share = endless ? 0 : Math.min(taken / limit, 1);
  return (
    <div className="flex items-center gap-3">
      <span className="sr-only">{label}</span>
      <span
        aria-hidden
        className="flex items-center gap-1 font-display text-lg leading-none tabular-nums"
      >
        {format(taken)}
        <span className="text-soft">/</span>
        {endless ? (
          <Unlimited className="size-4 text-soft" />
        ) : (
          <span className="text-soft">{format(limit)}</span>
        )}
      </span>
      {!endless && (
        <span aria-hidden className="capacity-track">
          <span
            className={share === 1 ? 'capacity-fill capacity-full' : 'capacity-fill'}
            style={{ transform: `scaleX(${share})` }}
          />
        </span>
      )}
    </div>
  );
}
