import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType } from 'react';
import { isIn } from '#domain/team/team-people.ts';
import { DataFrom } from '#entities/age/data-from.tsx';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { RowsBoundary } from '#entities/absent/rows-boundary.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import { useTeam } from '#live/team/use-team.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonDetail, SkeletonRows } from '#ui/page/skeleton.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { NoSuchTeam, TeamNotHere } from '../no-team.tsx';
import { isMadeHere, useTeamPeople, type Team } from '../use-team-people.ts';
import { AreaFailed } from './area-failed.tsx';
import type { AreaTab } from './area-tab.ts';
import { BackToPageBefore } from './back-to-page-before.tsx';
import { MembersOnly } from './members-only.tsx';
import { useTabCounts } from './use-tab-counts.ts';

/** A tab and its component, which is loaded when the tab is opened. */
export type AreaPart = { readonly id: AreaTab; readonly Part: ComponentType<AreaTabProps> };

type AreaScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: AreaTab;
  onTab: (tab: AreaTab) => void;
  parts: readonly AreaPart[];
};

/** What a team does between two games, for its members (Spec 2 §2, /team/{teamId}/advanced). */
export function AreaScreen(props: AreaScreenProps) {
  return (
    <RowsBoundary failed={<AreaFailed tab={props.tab} />}>
      <FollowedArea {...props} />
    </RowsBoundary>
  );
}

function FollowedArea({ id, ...rest }: AreaScreenProps) {
  const found = useTeam(id);
  switch (found.state) {
    case 'loading':
      return <Bones />;
    case 'absent':
      return <NoSuchTeam id={id} />;
    case 'not_here':
      return <TeamNotHere />;
    case 'present':
      if (found.scope === undefined) return <Bones />;
      return <AreaOf team={found.team} scope={found.scope} {...rest} />;
  }
}

type AreaOfProps = Omit<AreaScreenProps, 'id'> & { team: Team; scope: ScopeState | null };

function AreaOf({ team, scope, now, tab, onTab, parts }: AreaOfProps) {
  const { LL } = useI18nContext();
  const people = useTeamPeople(team);
  const counts = useTabCounts({ team, people, now });
  const words = LL.team_page.area;
  if (!people) return <Bones />;
  if (!isIn(people.place)) return <MembersOnly team={team} asked={people.place === 'pending'} />;
  const shown = parts.find((part) => part.id === tab) ?? parts[0];
  if (!shown) return null;
  const me = people.mine;
  return (
    <>
      <ScreenTitle>{`${words.tabs[shown.id]()}: ${team.name}`}</ScreenTitle>
      <PageHeader
        one_row // the talk needs the height
        back={<BackToPageBefore team={team} />}
        above={
          <span aria-hidden className="min-w-0 flex-1 truncate font-display text-xl md:text-3xl">
            {team.name}
          </span>
        }
        title={`${team.name}: ${words.title()}`}
      />
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <DataFrom synced_at={scope?.synced_at} />
        <Tabs
          label={words.title()}
          tabs={parts.map(({ id }) => ({
            id,
            label: words.tabs[id](),
            count: counts[id],
          }))}
          value={shown.id}
          onChange={onTab}
        >
          {(scope || isMadeHere(people)) && me ? (
            <CatchBoundary
              getResetKey={() => shown.id}
              errorComponent={() => <AreaFailed tab={shown.id} />}
            >
              <Suspense fallback={<SkeletonRows label={words.loading()} />}>
                <shown.Part team={team} me={me} place={people.place} now={now} />
              </Suspense>
            </CatchBoundary>
          ) : (
            <NotRead tab={shown.id} />
          )}
        </Tabs>
      </div>
    </>
  );
}

/** This device has not read what is the members' only. */
function NotRead({ tab }: { tab: AreaTab }) {
  const { LL } = useI18nContext();
  const coming = useIsComing();
  return coming ? <SkeletonRows label={LL.team_page.area.loading()} /> : <AreaFailed tab={tab} />;
}

function Bones() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.team_page.loading()} />
    </div>
  );
}
