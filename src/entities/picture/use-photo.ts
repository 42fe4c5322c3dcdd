import { useState } from 'react';
import { useOnline } from '#live/freshness/use-online.ts';
import { useKeptPicture } from '#live/outbox/use-kept-picture.ts';

/**
 * A photo: from this device while it waits for a signal or was refused, else from its address. What
 * did not load without a signal is asked for again with one.
 */
export function usePhoto(url: string) {
  const kept = useKeptPicture(url);
  const online = useOnline();
  const [broken, setBroken] = useState('');
  const src = kept.preview ?? url;
  const tried = `${online} ${src}`;
  return { ...kept, src, online, is_broken: tried === broken, onError: () => setBroken(tried) };
}
