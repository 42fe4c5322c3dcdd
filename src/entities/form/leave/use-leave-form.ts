import { useNavigate, useRouter } from '@tanstack/react-router';

type Shown = {
  readonly to: '/event/$id' | '/team/$id';
  readonly params: { readonly id: string };
  /** Where that screen takes the form's place. */
  readonly search?: { readonly tab: 'participants' };
};

/**
 * From a form that is done to the screen of what it made or changed. That screen takes its place, or is
 * gone back to: Back must neither open the form again nor seem to do nothing.
 */
export function useLeaveForm(): (shown: Shown) => Promise<void> {
  const { history } = useRouter();
  const navigate = useNavigate();
  return async (shown) => {
    const path = shown.to.replace('$id', shown.params.id);
    if (history.location.state.behind?.[0] === path) return history.back();
    await navigate({ ...shown, replace: true });
  };
}
