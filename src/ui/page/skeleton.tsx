import { ServedContent } from './served-content.tsx';

/**
 * Grey rows in the exact layout of ListRow and EventRow, so that nothing moves when the rows
 * arrive.
 */
export function SkeletonRows({ count = 3, label }: { count?: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className="divide-y divide-line">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="list-row">
            <div className="date-block bone-block" />
            <div className="flex-1">
              <div className="bone bone-title" />
              <div className="bone bone-line" />
              <div className="bone bone-bar" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The header of a detail screen with some lines below it. */
export function SkeletonDetail({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className="flex flex-col gap-4 py-6">
        <div className="bone h-6 w-24" />
        <div className="bone h-9 w-4/5" />
        <div className="bone h-4 w-3/5" />
        <div className="bone h-4 w-2/5" />
        <div className="bone mt-4 h-12 w-full max-w-80" />
        <div className="bone mt-4 h-4 w-full" />
        <div className="bone h-4 w-11/12" />
        <div className="bone h-4 w-3/4" />
      </div>
    </div>
  );
}

/** A whole screen of that kind while it loads: what the server wrote of it, or its skeleton. */
export const DetailPending = ({ label }: { label: string }) => (
  <ServedContent>
    <div className="page-width">
      <SkeletonDetail label={label} />
    </div>
  </ServedContent>
);
