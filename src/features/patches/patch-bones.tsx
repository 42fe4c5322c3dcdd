/** A skeleton in the layout of the grid. */
export function PatchBones({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="flex flex-wrap justify-center gap-6 pt-4">
      {Array.from({ length: 12 }, (_, bone) => (
        <span key={bone} aria-hidden className="bone size-32 rounded-full" />
      ))}
    </div>
  );
}
