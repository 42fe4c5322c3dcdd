import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazySheet } from '#entities/lazy/lazy-part.tsx';
import { KeptBoard } from '#entities/ranking/kept-board.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOperatorsRanking } from '#live/rankings/use-operators-ranking.ts';
import { rankingTabs, type RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { EvenBones } from '#ui/even-bones.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { RankedOperators } from './ranked-operators.tsx';

const PointsSheet = lazySheet(() => import('./points-sheet.tsx'));

/** Spec 2 §9. */
const BONES = 5;

/** What the address holds; anybody may have written it. */
export type RankingSearch = { readonly tab?: unknown; readonly q?: unknown };

type RankingScreenProps = {
  search: RankingSearch;
  onSearch: (change: RankingSearch) => void;
};

/** The ranking of operators (Spec 2 §2 /ranking). */
export function RankingScreen({ search: { tab: given, q }, onSearch }: RankingScreenProps) {
  const tab = rankingTabs.find((one) => one === given) ?? 'overall';
  const { LL } = useI18nContext();
  const words = LL.ranking;
  const [asked, setAsked] = useState(false);
  return (
    <>
      <ScreenTitle>{words.title()}</ScreenTitle>
      <PageHeader title={words.title()}>
        {/* in one row on a phone, so that the ranking begins in its upper third */}
        <div className="-mt-2 flex flex-wrap items-start justify-between gap-x-4">
          <button
            type="button"
            className="tap-height cursor-pointer underline max-md:text-sm"
            onClick={() => setAsked(true)}
          >
            {words.why.title()}
          </button>
          <Link
            to="/leaderboard"
            className="inline-flex tap-height items-center underline max-md:text-sm"
          >
            {words.see_teams()}
          </Link>
        </div>
      </PageHeader>
      <div className="page-width pb-12 md:pt-2">
        <Tabs
          label={words.tabs.label()}
          tabs={rankingTabs.map((id) => ({ id, label: words.tabs[id]() }))}
          value={tab}
          onChange={(next) => onSearch({ tab: next })}
        >
          <RankingPanel
            key={tab}
            tab={tab}
            q={q}
            onQ={(term) => onSearch({ q: term || undefined })}
            onWhy={() => setAsked(true)}
          />
        </Tabs>
      </div>
      {asked && (
        <Suspense>
          <PointsSheet onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

type RankingPanelProps = {
  tab: RankingTab;
  q: unknown;
  onQ: (q: string) => void;
  onWhy: () => void;
};

function RankingPanel({ tab, ...shown }: RankingPanelProps) {
  const { LL } = useI18nContext();
  const words = LL.ranking;
  return (
    <KeptBoard
      asked={useOperatorsRanking(tab)}
      pending={<EvenBones count={BONES} label={words.loading()} />}
      needs_signal={words.needs_signal()}
    >
      {(ranking) => <RankedOperators ranking={ranking} tab={tab} {...shown} />}
    </KeptBoard>
  );
}
