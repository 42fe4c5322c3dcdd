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

/** In place of the sentence and the way to redeem a code, as high as both on that width. */
export function LeadBone() {
  return (
    <div aria-hidden className="flex h-16 md:h-11 md:items-center">
      <span className="bone h-5 w-64" />
    </div>
  );
}
