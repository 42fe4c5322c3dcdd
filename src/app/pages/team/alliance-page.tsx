import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import type { AllianceScreen } from '#features/team-alliances/screen/alliance-screen.tsx';
import { NoSuchTeam, TeamNotHere } from '#features/team/no-team.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { isId } from '../is-id.ts';

/** A screen that speaks with the words of the alliances' tab. */
const later = <Props,>(screen: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({
    default: await withTabWords(screen(), import('#i18n/pt-BR/team-alliances.ts')),
  }));

const Screen = later<ComponentProps<typeof AllianceScreen>>(
  async () => (await import('#features/team-alliances/screen/alliance-screen.tsx')).AllianceScreen,
);
const MyAlliancesScreen = later(
  async () => (await import('#features/team-alliances/my-alliances-screen.tsx')).MyAlliancesScreen,
);

/** One alliance of a team. */
export function AlliancePage({ team_id, id }: { team_id: string; id: string }) {
  if (!isId(team_id)) return <NoSuchTeam />;
  return (
    <Suspense>
      <Screen
        key={`${team_id} ${id}`}
        {...{ team_id, id }}
        absent={<NoSuchTeam />}
        not_here={<TeamNotHere />}
      />
    </Suspense>
  );
}

/** Leads to the alliances of my team. */
export const MyAlliancesPage = () => (
  <Suspense>
    <MyAlliancesScreen />
  </Suspense>
);
