import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { lazyExtra } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary } from '#entities/absent/rows-boundary.tsx';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { takesFocus } from '#ui/page/focus-heading.ts';

// only a wide screen has room for it
const TeamsBeside = lazyExtra(() => import('#features/teams/beside/teams-beside.tsx'));

/**
 * On a wide screen, the list of teams beside one of them. It stays mounted from team to team, with
 * its search and where it was scrolled to. The team comes first in the document: for a keyboard and
 * a screen reader the page begins with it, and its heading takes the focus when it is opened.
 */
export function BesideTeams({ children }: { children: ReactNode }) {
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  return (
    <div className="teams-frame">
      <div className="teams-desk">
        <div className="teams-page" {...(wide && takesFocus)}>
          {children}
        </div>
        {wide && (
          // the team's page says so
          <RowsBoundary failed={null}>
            <Suspense>
              <TeamsBeside />
            </Suspense>
          </RowsBoundary>
        )}
      </div>
    </div>
  );
}
