import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { isIn } from '#domain/team/team-people.ts';
import type { AreaTabProps, WholeTabProps } from '#entities/team/area-tab-props.ts';
import { RowsBoundary } from '#entities/absent/rows-boundary.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useIsComing } from '#live/freshness/use-is-coming.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { SkeletonDetail, SkeletonRows } from '#ui/page/skeleton.tsx';
import { FoundTeam } from '../found-team.tsx';
import { isMadeHere, useTeamPeople, type Team } from '../use-team-people.ts';
import { AreaFailed } from './area-failed.tsx';
import { AreaFrame } from './area-frame.tsx';
import type { AreaTab } from './area-tab.ts';
import { AreaWays } from './area-ways.tsx';
import { BackToPageBefore } from './back-to-page-before.tsx';
import { MembersOnly } from './members-only.tsx';
import { useTabCounts } from './use-tab-counts.ts';

/** A tab and its component, which is loaded when the tab is opened. `Whole` has the whole screen. */
export type AreaPart = { readonly id: AreaTab } & (
  | { readonly Part: ComponentType<AreaTabProps> }
  | { readonly Whole: ComponentType<WholeTabProps> }
);

type AreaScreenProps = {
  id: string;
  /** UTC ISO instant. */
  now: string;
  tab: AreaTab;
  onTab: (tab: AreaTab) => void;
  parts: readonly AreaPart[];
};

/** What a team does between two games, for its members (Spec 2 §2, /team/{teamId}/advanced). */
export function AreaScreen({ id, ...rest }: AreaScreenProps) {
  return (
    <RowsBoundary failed={<AreaFailed tab={rest.tab} />}>
      <FoundTeam id={id} bones={<Bones />}>
        {(team, scope) => <AreaOf team={team} scope={scope} {...rest} />}
      </FoundTeam>
    </RowsBoundary>
  );
}

type AreaOfProps = Omit<AreaScreenProps, 'id'> & { team: Team; scope: ScopeState | null };

function AreaOf({ team, scope, now, tab, onTab, parts }: AreaOfProps) {
  const { LL } = useI18nContext();
  const people = useTeamPeople(team);
  const counts = useTabCounts({ team, people, now });
  const is_coming = useIsComing();
  const words = LL.team_page.area;
  if (!people) return <Bones />;
  if (people.place === 'unknown') return is_coming ? <Bones /> : <AreaFailed tab={tab} />;
  if (!isIn(people.place)) return <MembersOnly team={team} asked={people.place === 'pending'} />;
  const shown = parts.find((part) => part.id === tab) ?? parts[0];
  if (!shown) return null;
  const is_read = scope !== null || isMadeHere(people);
  const me = is_read ? people.mine : undefined;
  const tabs = parts.map(({ id }) => ({ id, label: words.tabs[id](), count: counts[id] }));
  const framed = (inside: ReactNode) => (
    <AreaFrame {...{ team, tabs, onTab }} value={shown.id} synced_at={scope?.synced_at}>
      {inside}
    </AreaFrame>
  );
  const bones = <SkeletonRows label={words.loading()} />;
  // no tabs that go again under the thumb
  const loading = 'Whole' in shown ? <div className="page-width pt-6">{bones}</div> : framed(bones);
  const given = me && { team, me, place: people.place, now };
  const whole = given && 'Whole' in shown && (
    <Suspense fallback={loading}>
      <shown.Whole
        {...given}
        back={<BackToPageBefore team={team} is_icon />}
        ways={<AreaWays team_id={team.id} tabs={tabs} value={shown.id} />}
        synced_at={scope?.synced_at}
      />
    </Suspense>
  );
  const part = given && 'Part' in shown && (
    <Suspense fallback={bones}>
      <shown.Part {...given} />
    </Suspense>
  );
  const caught = (inside: ReactNode, failed: ReactNode) => (
    <CatchBoundary getResetKey={() => shown.id} errorComponent={() => failed}>
      {inside}
    </CatchBoundary>
  );
  const failed = <AreaFailed tab={shown.id} />;
  return (
    <>
      <ScreenTitle>{`${words.tabs[shown.id]()}: ${team.name}`}</ScreenTitle>
      {whole ? (
        caught(whole, framed(failed))
      ) : part ? (
        framed(caught(part, failed))
      ) : (
        <NotRead loading={loading} failed={framed(failed)} />
      )}
    </>
  );
}

/** This device has not read what is the members' only. */
const NotRead = ({ loading, failed }: { loading: ReactNode; failed: ReactNode }) =>
  useIsComing() ? loading : failed;

function Bones() {
  const { LL } = useI18nContext();
  return (
    <div className="page-width">
      <SkeletonDetail label={LL.team_page.loading()} />
    </div>
  );
}
