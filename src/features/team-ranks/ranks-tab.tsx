import Medal from 'lucide-react/icons/medal';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { nextRank, rankProgress } from '#domain/ranks/rank-progress.ts';
import { mayCreateRank } from '#domain/ranks/rank-rights.ts';
import type { Rank } from '#domain/ranks/team-ladder.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/lists/progress-bar.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { RankDialog } from './rank-dialog.tsx';
import { RankNotes } from './rank-notes.tsx';
import { RankSection } from './rank-section.tsx';
import { RankedMembers } from './ranked-members.tsx';
import { rankOf, useLadder, type Ladder } from './use-ladder.ts';
import { useRequirementWords } from './use-requirement-words.ts';

/** The members of a team by their ranks, and the ranks themselves (Spec 2 §2, hierarchy). */
export function RanksTab(props: AreaTabProps) {
  const { LL } = useI18nContext();
  const ladder = useLadder(props);
  const [open, setOpen] = useState<Rank | 'new'>();
  const words = LL.team_ranks;
  if (!ladder) return <SkeletonRows label={LL.team_page.area.loading()} />;
  const { place, ranks, steps, without } = ladder;
  const create = mayCreateRank(place) && (
    <Button variant="main" icon={Plus} onClick={() => setOpen('new')}>
      {words.create()}
    </Button>
  );
  return (
    <div className="flex flex-col gap-6">
      <RankNotes ladder={ladder} />
      <MyRank ladder={ladder} />
      {ranks.length === 0 ? (
        <EmptyState icon={Medal} title={words.none()} action={create}>
          {create ? words.none_hint() : words.none_for_member()}
        </EmptyState>
      ) : (
        create && <div>{create}</div>
      )}
      {steps.map((step) => (
        <RankSection key={step.rank.id} step={step} ladder={ladder} onEdit={setOpen} />
      ))}
      {without.length > 0 && (
        <section aria-labelledby="without-rank">
          <h2 id="without-rank" className="section-head font-display">
            {words.without()}
          </h2>
          <RankedMembers
            label={words.members({ rank: words.without() })}
            members={without}
            ladder={ladder}
          />
        </section>
      )}
      {open && (
        <RankDialog
          ladder={ladder}
          rank={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** What I am, and how far each thing is that the next rank asks for. */
function MyRank({ ladder }: { ladder: Ladder }) {
  const { LL } = useI18nContext();
  const { have } = useRequirementWords();
  const { ranks, me, now } = ladder;
  const held = rankOf(ladder, me);
  const next = nextRank(ranks, held);
  const words = LL.team_ranks;
  if (!held && !next) return null;
  const mine = held?.data.name ?? words.without();
  return (
    <section aria-labelledby="my-rank" className="max-w-96">
      <h2 id="my-rank" className="mb-2 text-2xl wrap-anywhere">
        {LL.team_page.member.you()}:{' '}
        {next ? words.mine({ rank: mine, next: next.data.name }) : mine}
      </h2>
      <ul className="flex flex-col gap-2 text-sm text-soft">
        {next &&
          rankProgress(next, me, now).parts.map((part) => (
            <li key={part.what} className="flex flex-col gap-1.5">
              {have(part)}
              {part.have !== undefined && (
                <ProgressBar
                  label={have(part)}
                  percentage={Math.floor((100 * Math.min(part.have, part.need)) / part.need)}
                />
              )}
            </li>
          ))}
      </ul>
    </section>
  );
}
