import { useShareLink } from '#entities/sharing/use-share-link.ts';
import { report } from '#sync/device/report.ts';
import type { Patch } from './use-patches.ts';

/** Shares the address of a patch. */
export function useSharePatch(): (patch: Patch) => void {
  const { share } = useShareLink();
  return ({ id, nome }) => {
    share({ title: nome, url: `${location.origin}/patches?id=${id}` }).catch(report);
  };
}
