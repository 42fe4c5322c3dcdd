import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { refusedPictures, type RefusedPicture } from '#sync/refused-pictures.ts';
import { useAccount } from './account-context.ts';

const nothing: readonly RefusedPicture[] = [];

/** Pictures of this person that the server did not take after the form was left; none until read. */
export function useRefusedPictures(): readonly RefusedPicture[] {
  const { db } = useAccount().engine;
  const [pictures, setPictures] = useState(nothing);
  useEffect(() => {
    const live = liveQuery(() => refusedPictures(db)).subscribe({
      next: setPictures,
      error: () => setPictures(nothing), // nothing can be stored: none was kept
    });
    return () => live.unsubscribe();
  }, [db]);
  return pictures;
}
