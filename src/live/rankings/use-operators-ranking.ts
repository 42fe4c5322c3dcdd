import {
  fetchOperatorsRanking,
  keptOperatorsRanking,
  rankingTabs,
  type OperatorsRanking,
  type RankingTab,
} from '#sync/calls/rankings/operators-ranking.ts';
import { useBoard, type BoardSource } from './use-board.ts';

const sourceOf = (tab: RankingTab): BoardSource<OperatorsRanking> => ({
  kept: ({ local }) => keptOperatorsRanking(local.db, tab),
  fetch: ({ local }, asked) => fetchOperatorsRanking(local, tab, asked),
});

const sources = new Map(rankingTabs.map((tab) => [tab, sourceOf(tab)]));

/** The ranking of operators, in the order of a tab. */
export const useOperatorsRanking = (tab: RankingTab) => useBoard(sources.get(tab)!);
