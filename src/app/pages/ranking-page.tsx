import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { withTabWords } from '#i18n/tab-words.ts';
import { rankingTabs, type RankingTab } from '#sync/calls/rankings/operators-ranking.ts';

const RankingScreen = lazyPart(async () => {
  const words = import('#i18n/pt-BR/ranking.ts');
  const part = import('#features/ranking/ranking-screen.tsx');
  return { default: (await withTabWords(part, words)).RankingScreen };
});

type RankingPageProps = {
  /** As the address has it; another word means the first tab. */
  tab: unknown;
  onTab: (tab: RankingTab) => void;
};

/** The ranking of operators, with its own words. */
export function RankingPage({ tab: given, onTab }: RankingPageProps) {
  const tab = rankingTabs.find((one) => one === given) ?? 'overall';
  return <RankingScreen tab={tab} onTab={onTab} />;
}
