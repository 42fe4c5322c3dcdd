/** The orders of the gallery (Spec 2 §2). Apart from the rest: every start reads the address with it. */
export const patchSorts = ['latest', 'oldest', 'name', 'type'] as const;
export type PatchSort = (typeof patchSorts)[number];
