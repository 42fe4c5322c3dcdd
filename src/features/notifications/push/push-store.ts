import { create } from 'zustand';
import { pushReach, type PushReach } from '#platform/install/push-reach.ts';

type PushState = {
  readonly reach: PushReach;
  /** Whether this browser receives my messages; undefined until checked. */
  readonly on: boolean | undefined;
  /** The dialog that explains and asks. */
  readonly open: boolean;
};

/** One state for every part that shows it: bell, profile, and the offer after a registration. */
export const usePushState = create<PushState>()(() => ({
  reach: pushReach(),
  on: undefined,
  open: false,
}));

export const showPushDialog = (): void => usePushState.setState({ open: true, reach: pushReach() });

export const closePushDialog = (): void => usePushState.setState({ open: false });
