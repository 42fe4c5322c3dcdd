import { create } from 'zustand';

type JustCreated = {
  /** The event that is shown after creating it, or the first of a series. */
  readonly event_id: string;
  /** Every day of the series, YYYY-MM-DD. */
  readonly days: readonly string[];
};

/** What this page has created last, until its organiser closes the invitation to share it. */
export const useJustCreated = create<{ readonly created: JustCreated | null }>()(() => ({
  created: null,
}));

export const sayCreated = (created: JustCreated | null): void =>
  useJustCreated.setState({ created });
