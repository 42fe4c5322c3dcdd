import { create } from 'zustand';

type DeskState = {
  /** Ids of the listed events, in the order of the list. */
  readonly listed: readonly string[];
  /** The event that the person chose; the first of the list until then. */
  readonly chosen?: string | undefined;
  /** The event that stands beside the list; absent where the list stands alone. */
  readonly beside?: string | undefined;
};

/** The list beside one event, for as long as the page lives: Back finds it as it was. */
export const useDesk = create<DeskState>()(() => ({ listed: [] }));

/** The event for the place beside the list. A chosen one that is no longer listed gives way. */
export const besideOf = ({ listed, chosen }: DeskState): string | undefined =>
  chosen && listed.includes(chosen) ? chosen : listed[0];

/** @returns the event `by` rows further down the list, at most its last or first */
export function rowAfter(state: DeskState, by: 1 | -1): string | undefined {
  const at = state.listed.indexOf(besideOf(state) ?? '');
  return state.listed[Math.min(Math.max(at + by, 0), state.listed.length - 1)];
}
