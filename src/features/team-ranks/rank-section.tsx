import { useId, useState } from 'react';
import { requirements, requirementsOf } from '#domain/ranks/rank-progress.ts';
import { mayChangeRanks } from '#domain/ranks/rank-rights.ts';
import type { Rank, Step } from '#domain/ranks/team-ladder.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { DeleteRank } from './delete-rank.tsx';
import { RankedMembers } from './ranked-members.tsx';
import type { Ladder } from './use-ladder.ts';
import { useRequirementWords } from './use-requirement-words.ts';

type RankSectionProps = { step: Step; ladder: Ladder; onEdit: (rank: Rank) => void };

/** A rank, what it asks for, and who has it; its captain can change and delete it. */
export function RankSection(props: RankSectionProps) {
  const { step, ladder } = props;
  const { LL } = useI18nContext();
  const id = useId();
  const { rank, members } = step;
  const { name, level, description } = rank.data;
  const words = LL.team_ranks;
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-2 border-b border-line pb-2">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="min-w-0 font-display text-2xl wrap-anywhere">
            {name}
          </h2>
          <StateChip kind="mode" icon={null}>
            {words.level({ level })}
          </StateChip>
          {waitsFor(rank.id, ladder.asked) && (
            <StateChip kind="waiting">{LL.team_page.member.waiting()}</StateChip>
          )}
        </div>
        {mayChangeRanks(ladder.place) && <RankActions {...props} />}
      </div>
      <div className="max-w-prose py-2 text-soft">
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <AsksFor rank={rank} />
      </div>
      {members.length === 0 ? (
        <p className="text-soft">{words.nobody()}</p>
      ) : (
        <RankedMembers label={words.members({ rank: name })} members={members} ladder={ladder} />
      )}
    </section>
  );
}

function AsksFor({ rank }: { rank: Rank }) {
  const { LL } = useI18nContext();
  const { need } = useRequirementWords();
  const asks = requirementsOf(rank);
  const parts = requirements.filter((what) => asks[what] > 0);
  const words = LL.team_ranks;
  if (parts.length === 0) return <p>{words.asks_nothing()}</p>;
  return <p>{words.asks({ list: parts.map((what) => need(what, asks[what])).join(' · ') })}</p>;
}

function RankActions({ step, ladder, onEdit }: RankSectionProps) {
  const { LL } = useI18nContext();
  const [deleting, setDeleting] = useState(false);
  const { rank } = step;
  const { name } = rank.data;
  const words = LL.team_ranks;
  return (
    <div className="flex shrink-0">
      <Button variant="plain" aria-label={words.edit({ rank: name })} onClick={() => onEdit(rank)}>
        {LL.common.edit()}
      </Button>
      <Button
        variant="plain"
        aria-label={words.delete.action({ rank: name })}
        onClick={() => setDeleting(true)}
      >
        {words.delete.yes()}
      </Button>
      {deleting && <DeleteRank team={ladder.team} step={step} onClose={() => setDeleting(false)} />}
    </div>
  );
}
