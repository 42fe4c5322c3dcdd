import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { withTabWords } from '#i18n/tab-words.ts';

/** The ranking of operators, with its own words. */
export const RankingPage = lazyPart(async () => {
  const words = import('#i18n/pt-BR/ranking.ts');
  const part = import('#features/ranking/ranking-screen.tsx');
  return { default: (await withTabWords(part, words)).RankingScreen };
});
