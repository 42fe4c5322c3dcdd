import { useOnline } from '#live/freshness/use-online.ts';
import { pathOf, useKeptPicture } from '#live/outbox/use-kept-picture.ts';
import { useLoads } from './use-loads.ts';

/** A photo: from this device while it waits for a signal or was refused, else from its address. */
export function usePhoto(url: string) {
  const kept = useKeptPicture(url);
  const online = useOnline();
  const src = kept.preview ?? url;
  const { loads, onError, tryAgain } = useLoads(src);
  // the text that names one of ours may have been sent before it: [U9]
  return {
    ...kept,
    src,
    online,
    is_broken: !loads,
    is_ours: pathOf(url) !== undefined,
    onError,
    tryAgain,
  };
}
