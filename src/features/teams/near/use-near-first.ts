import { useMemo } from 'react';
import { create } from 'zustand';
import { metresToTeams, nearestTeams } from '#domain/team/near-teams.ts';
import { usePlace } from '#entities/place/place-store.ts';
import { refuseTaps } from '#entities/still/refuse-taps.ts';
import { useStill } from '#entities/still/use-still.ts';
import type { TeamsListed } from '../use-listed-teams.ts';

/** Wished although the place is known; kept until the page is closed, as the place is. */
export const useByName = create<{ readonly by_name: boolean }>()(() => ({ by_name: false }));

/** Id of the list that the search filters. */
export const LIST_ID = 'teams';
/** Beside a team the list is scrolled to its row again, and what stands above the rows with it. */
const onMove = () => {
  const rows = document.getElementById(LIST_ID);
  refuseTaps(rows?.closest<HTMLElement>('[data-scrolls-rows]') ?? rows);
};

/** The place of this device, once the screen rests: it moves the rows of a list that is not by name (law 1). */
function useStillPosition() {
  const by_name = useByName((wish) => wish.by_name);
  const position = usePlace((place) => place.position);
  return useStill(position, { asked: `${by_name}`, follows: () => by_name, onMove });
}

/** Whether the teams near this device are first: as soon as its place is known. */
export function useNearFirst(): boolean {
  const is_placed = useStillPosition() !== null;
  return useByName(({ by_name }) => !by_name) && is_placed;
}

/** The teams in the order of the list, and how far their cities are; metres only where the place is known. */
export function useNearTeams(listed: TeamsListed | undefined) {
  const position = useStillPosition();
  const near_first = useByName(({ by_name }) => !by_name) && position !== null;
  const metres = useMemo(
    () =>
      listed && position ? metresToTeams([...listed.mine, ...listed.others], position) : undefined,
    [listed, position],
  );
  const ordered = useMemo(
    () =>
      listed && metres && near_first
        ? { ...listed, others: nearestTeams(listed.others, metres) }
        : listed,
    [listed, metres, near_first],
  );
  return { ordered, metres };
}
