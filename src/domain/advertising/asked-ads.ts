import type { MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { adColumns, emptyAd, type AdColumns } from './ad-form.ts';

export const ABOUT_ADS: readonly string[] = [
  'create_advertisement@1',
  'update_advertisement@1',
  'delete_advertisement@1',
] satisfies MutationName[];

/** The server's list with what I asked and it does not have yet: as rows of the replica. Rule [O1]. */
export const withAskedAds = <Ad extends { readonly id: string }>(
  ads: readonly Ad[],
  outbox: readonly OutboxRecord[],
): readonly Ad[] =>
  outbox.reduce((list, { name, args, status }) => {
    const { id, patch } = args as { id: string; patch?: Partial<Ad> };
    if (status === 'rejected' || !ABOUT_ADS.includes(name)) return list;
    if (name === 'delete_advertisement@1') return list.filter((ad) => ad.id !== id);
    if (patch) return list.map((ad) => (ad.id === id ? { ...ad, ...patch } : ad));
    return list.some((ad) => ad.id === id) ? list : [args as Ad, ...list];
  }, ads);

type AskedChange = { readonly patch: object; readonly base?: Partial<AdColumns> };

/** An advertisement that this device does not have, by what a change of it says of before. */
export function adBefore({ label, args }: Pick<OutboxRecord, 'label' | 'args'>) {
  const { id, base } = args as AskedChange & { readonly id: string };
  return { ...adColumns({ ...emptyAd, title: label }), is_active: true, ...base, id };
}
