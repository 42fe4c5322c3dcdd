import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { areaTarget, type AreaTarget } from '#domain/talk/area-target.ts';

type Shown = {
  readonly target: AreaTarget;
  /** Replaces what the address names, in the same tab. Resolves once the screen follows it. */
  readonly setTarget: (next: AreaTarget) => Promise<void>;
};

/** What the address of the advanced team area names in the tab that is open. */
export function useAreaTarget(team_id: string, tab: 'communications' | 'events'): Shown {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const target = useMemo(() => areaTarget(search), [search]);
  const setTarget = useCallback(
    (next: AreaTarget) =>
      navigate({
        to: '/team/$id/advanced',
        params: { id: team_id },
        search: { tab, ...next },
        replace: true,
        resetScroll: false,
      }),
    [navigate, team_id, tab],
  );
  return { target, setTarget };
}
