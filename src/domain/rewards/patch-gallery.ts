import { byCreation } from '#sync/records/writing-order.ts';
import { compareNames } from '../words/name-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import type { PatchSort } from '../search/patch-sort.ts';
import { fold, wordFinder } from '../words/search.ts';

type Patch = Rows['patches'];
export type PatchKind = Patch['tipo'];

/** Which patches somebody wants to see (Spec 2 §2). */
export type PatchFilter = {
  readonly q: string;
  readonly type: PatchKind | '';
  readonly sort: PatchSort;
};

/** The patches whose name or description contains every word, in the requested order. */
export function foundPatches(patches: readonly Patch[], filter: PatchFilter): readonly Patch[] {
  const finds = wordFinder(filter.q);
  return patches
    .filter(({ tipo, nome, descricao }) => {
      if (filter.type !== '' && tipo !== filter.type) return false;
      return finds(fold(`${nome} ${descricao ?? ''}`));
    })
    .toSorted(order[filter.sort]);
}

/** The types present, in the order of the schema, so that no empty type is offered. */
export function kindsOf(patches: readonly Patch[]): readonly PatchKind[] {
  const present = new Set(patches.map(({ tipo }) => tipo));
  return kinds.filter((kind) => present.has(kind));
}

const kinds: readonly PatchKind[] = ['normal', 'mvp', 'especial', 'evento', 'equipe', 'others'];
const newer = (a: Patch, b: Patch): number => byCreation(b, a);

const order: Record<PatchSort, (a: Patch, b: Patch) => number> = {
  latest: newer,
  oldest: byCreation,
  name: (a, b) => compareNames(a.nome, b.nome),
  type: (a, b) => kinds.indexOf(a.tipo) - kinds.indexOf(b.tipo) || compareNames(a.nome, b.nome),
};
