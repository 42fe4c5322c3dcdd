import { create } from 'zustand';

type BesideState = {
  /** What is searched. */
  readonly q: string;
  /** The chosen state; without one, all. */
  readonly uf?: string | undefined;
  /** How far the list is scrolled, in px. */
  readonly top: number;
};

/**
 * The list beside a team, for as long as the page lives: it goes on with the search of the list's
 * own screen, and stands where it was when another screen was in between. Not in the address, which
 * is the team's.
 */
export const useBeside = create<BesideState>()(() => ({ q: '', top: 0 }));
