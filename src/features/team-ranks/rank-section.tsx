import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash';
import { useId, useState } from 'react';
import { requirements, requirementsOf } from '#domain/ranks/rank-progress.ts';
import { mayChangeRanks } from '#domain/ranks/rank-rights.ts';
import type { Rank, Step } from '#domain/ranks/team-ladder.ts';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
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
            <WaitsChip>{LL.team_page.member.waiting()}</WaitsChip>
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
  const [open, setOpen] = useState<'menu' | 'delete'>();
  const close = () => setOpen(undefined);
  const { rank } = step;
  const { name } = rank.data;
  const words = LL.team_ranks;
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={LL.team_page.member.actions({ name })}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      <Dialog open={open === 'menu'} onClose={close} title={name} close_label={LL.common.close()}>
        <div className="-mx-3">
          <MenuItem
            icon={Pencil}
            onClick={() => {
              close();
              onEdit(rank);
            }}
          >
            {words.edit_title()}
          </MenuItem>
          <MenuItem icon={Trash2} onClick={() => setOpen('delete')}>
            {words.delete.yes()}
          </MenuItem>
        </div>
      </Dialog>
      {open === 'delete' && <DeleteRank team={ladder.team} step={step} onClose={close} />}
    </>
  );
}
