import type { PatchFilter, PatchKind } from '#domain/rewards/patch-gallery.ts';
import { patchSorts } from '#domain/search/patch-sort.ts';

export type PatchView = 'grid' | 'list';

/** The state of the gallery in its address; defaults are left out. */
export type PatchesSearch = Partial<PatchFilter> & {
  readonly view?: PatchView;
  /** The patch that is enlarged. */
  readonly id?: string;
};

/** A parameter that is undefined is removed. */
export type PatchesChange = {
  readonly [Key in keyof PatchesSearch]?: PatchesSearch[Key] | undefined;
};

const kinds: readonly string[] = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'];

/** Invalid parts of an address are ignored. */
export function readPatchesSearch(given: Record<string, unknown>): PatchesSearch {
  const { q, type, sort, view, id } = given;
  return cleaned({
    q: typeof q === 'string' || typeof q === 'number' ? String(q) : '',
    type: kinds.includes(String(type)) ? (type as PatchKind) : '',
    sort: patchSorts.find((one) => one === sort) ?? 'latest',
    view: view === 'list' ? 'list' : 'grid',
    ...(typeof id === 'string' ? { id } : {}),
  });
}

export function cleaned(search: PatchesChange): PatchesSearch {
  return {
    ...(search.q ? { q: search.q } : {}),
    ...(search.type ? { type: search.type } : {}),
    ...(search.sort && search.sort !== 'latest' ? { sort: search.sort } : {}),
    ...(search.view === 'list' ? { view: search.view } : {}),
    ...(search.id ? { id: search.id } : {}),
  };
}
