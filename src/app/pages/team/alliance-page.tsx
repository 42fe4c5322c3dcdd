import { Suspense, type ComponentProps, type ComponentType } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import type { AllianceScreen } from '#features/team-alliances/screen/alliance-screen.tsx';
import { NoSuchTeam, TeamNotHere } from '#features/team/no-team.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { isId } from '#domain/words/is-id.ts';

/** A screen that speaks with the words of the alliances' tab. */
const later = <Props extends object>(screen: () => Promise<ComponentType<Props>>) =>
  lazyPart(async () => ({
    default: await withTabWords(screen(), import('#i18n/pt-BR/team-alliances.ts')),
  }));

const Screen = later<ComponentProps<typeof AllianceScreen>>(
  async () => (await import('#features/team-alliances/screen/alliance-screen.tsx')).AllianceScreen,
);
const MyAlliancesScreen = later(
  async () => (await import('#features/team-alliances/my-alliances-screen.tsx')).MyAlliancesScreen,
);

const failed = <RowsFailed title={(LL) => LL.team.alliances.load_failed()} />;

/** One alliance of a team. */
export function AlliancePage({ team_id, id }: { team_id: string; id: string }) {
  if (!isId(team_id)) return <NoSuchTeam />;
  return (
    <RowsBoundary key={`${team_id} ${id}`} failed={failed}>
      <Suspense>
        <Screen
          {...{ team_id, id }}
          absent={<NoSuchTeam id={team_id} />}
          not_here={<TeamNotHere />}
        />
      </Suspense>
    </RowsBoundary>
  );
}

/** Leads to the alliances of my team. */
export const MyAlliancesPage = () => (
  <RowsBoundary failed={failed}>
    <Suspense>
      <MyAlliancesScreen />
    </Suspense>
  </RowsBoundary>
);
