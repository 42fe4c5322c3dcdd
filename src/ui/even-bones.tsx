/** Grey rows in the layout of rows of one height: a picture, a name, one line of facts. */
export function EvenBones({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div aria-hidden className="divide-y divide-line">
        {Array.from({ length: count }, (_, row) => (
          <div key={row} className="list-row list-row-even">
            <div className="bone size-10" />
            <div className="flex-1">
              <div className="bone my-1 h-5 w-3/5" />
              <div className="bone mt-2 h-4 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
