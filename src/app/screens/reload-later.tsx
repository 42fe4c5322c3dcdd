import { useEffect } from 'react';
import { isOutOfSpace } from '#sync/storage/storage-failure.ts';
import { mayReload, timesReloaded } from '../account/lost-storage.ts';

const FIRST_MS = 8_000;
const LONGEST_MS = 120_000;

/**
 * Loads the page again while its screen says that the databases don't open, later each time: what
 * keeps them from opening may have ended since. Somebody who reads below is left alone, and a full
 * phone gets no room by it. Rule [W8].
 */
// A default export, because React.lazy takes nothing else.
export default function ReloadLater({ error }: { error: unknown }) {
  useEffect(() => {
    if (isOutOfSpace(error)) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const ms = Math.min(LONGEST_MS, FIRST_MS * 2 ** timesReloaded());
      timer = setTimeout(() => {
        if (!document.hidden && scrollY === 0 && mayReload(Infinity)) location.reload();
        else wait();
      }, ms);
    };
    wait();
    return () => clearTimeout(timer);
  }, [error]);
  return null;
}
