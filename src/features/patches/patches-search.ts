import type { PatchFilter, PatchKind } from '#domain/patch-gallery.ts';
import { patchSorts } from '#domain/patch-sort.ts';

export type PatchView = 'grid' | 'list';

/** What the address of the gallery says; what is usual is left out of it. */
export type PatchesSearch = Partial<PatchFilter> & {
  readonly view?: PatchView;
  /** The patch that is looked at. */
  readonly id?: string;
};

const kinds: readonly string[] = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'];

/** Nonsense in an address is left out. */
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

export function cleaned(search: PatchesSearch): PatchesSearch {
  return {
    ...(search.q ? { q: search.q } : {}),
    ...(search.type ? { type: search.type } : {}),
    ...(search.sort && search.sort !== 'latest' ? { sort: search.sort } : {}),
    ...(search.view === 'list' ? { view: search.view } : {}),
    ...(search.id ? { id: search.id } : {}),
  };
}
