/**
 * The sort orders of the gallery (Spec 2 §2). A separate file, because every start parses the
 * address with it.
 */
export const patchSorts = ['latest', 'oldest', 'name', 'type'] as const;
export type PatchSort = (typeof patchSorts)[number];
