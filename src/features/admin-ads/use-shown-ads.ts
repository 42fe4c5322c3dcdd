import { adState, adStates, type AdState } from '#domain/advertising/ad-state.ts';
import { useAddress } from '#entities/administration/use-address.ts';
import type { Ad } from './use-ads.ts';

/** The advertisements in the state that the address names; '' is every state. */
export function useShownAds(ads: readonly Ad[] | undefined, today: string) {
  const { search, put } = useAddress();
  const state: AdState | '' = adStates.find((one) => one === search.filter) ?? '';
  const setState = (next: AdState | '') => put({ filter: next || undefined });
  return {
    state,
    setState,
    shown: ads?.filter((ad) => state === '' || adState(ad, today) === state),
  };
}
