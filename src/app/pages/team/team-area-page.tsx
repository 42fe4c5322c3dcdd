import type { ComponentType } from 'react';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import type { AreaTabProps, WholeTabProps } from '#entities/team/area-tab-props.ts';
import { AreaScreen, type AreaPart } from '#features/team/area/area-screen.tsx';
import type { AreaTab } from '#features/team/area/area-tab.ts';
import { NoSuchTeam } from '#features/team/no-team.tsx';
import { withTabWords, type SomeTabWords } from '#i18n/tab-words.ts';
import { isId } from '#domain/words/is-id.ts';
import { useNow } from '#entities/age/use-now.ts';

/** A tab that is loaded with its words when it is opened. */
const later = <Props extends AreaTabProps = AreaTabProps>(
  tab: () => Promise<ComponentType<Props>>,
  words: () => Promise<SomeTabWords>,
) => lazyPart(async () => ({ default: await withTabWords(tab(), words()) }));

/** The tabs in their order. To add one, add its line here and its words to tab-words.ts. */
const PARTS: readonly AreaPart[] = [
  {
    id: 'hierarchy',
    Part: later(
      async () => (await import('#features/team-ranks/ranks-tab.tsx')).RanksTab,
      () => import('#i18n/pt-BR/team-ranks.ts'),
    ),
  },
  {
    id: 'communications',
    Whole: later<WholeTabProps>(
      async () => (await import('#features/team-talk/talk-tab.tsx')).TalkTab,
      () => import('#i18n/pt-BR/team-talk.ts'),
    ),
  },
  {
    id: 'alliances',
    Part: later(
      async () => (await import('#features/team-alliances/alliances-tab.tsx')).AlliancesTab,
      () => import('#i18n/pt-BR/team-alliances.ts'),
    ),
  },
  {
    id: 'achievements',
    Part: later(
      async () =>
        (await import('#features/team-achievements/achievements-tab.tsx')).AchievementsTab,
      () => import('#i18n/pt-BR/team-achievements.ts'),
    ),
  },
  {
    id: 'events',
    Part: later(
      async () => (await import('#features/team-agenda/agenda-tab.tsx')).AgendaTab,
      () => import('#i18n/pt-BR/team-agenda.ts'),
    ),
  },
];

type TeamAreaPageProps = { id: string; tab: AreaTab; onTab: (tab: AreaTab) => void };

/** The advanced area of one team, composed of the features' tabs. */
export function TeamAreaPage({ id, tab, onTab }: TeamAreaPageProps) {
  const now = useNow();
  if (!isId(id)) return <NoSuchTeam />;
  return <AreaScreen key={id} {...{ id, now, tab, onTab }} parts={PARTS} />;
}
