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
 * The state of the list beside a team, kept until the page is closed. It begins with the search of
 * the screen `/teams`, and survives other screens in between. The address can't hold it: that is the
 * team's.
 */
export const useBeside = create<BesideState>()(() => ({ q: '', top: 0 }));
