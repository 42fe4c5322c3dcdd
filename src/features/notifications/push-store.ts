import { create } from 'zustand';
import { pushReach, type PushReach } from '#platform/push-reach.ts';

type PushState = {
  readonly reach: PushReach;
  /** Whether this browser gets my messages; undefined until looked at. */
  readonly on: boolean | undefined;
  /** The dialog that explains and asks. */
  readonly open: boolean;
};

/** One answer for every place that shows it: bell, profile, and the offer after a registration. */
export const usePushState = create<PushState>()(() => ({
  reach: pushReach(),
  on: undefined,
  open: false,
}));

export const showPushDialog = (): void => usePushState.setState({ open: true, reach: pushReach() });

export const closePushDialog = (): void => usePushState.setState({ open: false });
