import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { mayChangeRanks, mayCreateRank } from '#domain/ranks/rank-rights.ts';
import type { Rank } from '#domain/ranks/team-ladder.ts';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { teamScope } from '#sync/replica/scopes.ts';
import { RankDialog } from './rank-dialog.tsx';
import { MemberRanks } from './member-ranks.tsx';
import { mayGive, type Ladder } from './use-ladder.ts';

/** What I asked about ranks and waits or was refused; a refused form can be corrected. */
export function RankNotes({ ladder }: { ladder: Ladder }) {
  const { place } = ladder;
  const may = ({ name }: OutboxRecord) =>
    (name === 'create_rank@1' && mayCreateRank(place)) ||
    (name === 'update_rank@1' && mayChangeRanks(place));
  return (
    <WaitingNotes
      records={ladder.asked}
      correct={(refused) =>
        may(refused) ? (
          <Correct ladder={ladder} refused={refused} />
        ) : refused.name === 'assign_rank@1' ? (
          <AssignAgain ladder={ladder} refused={refused} />
        ) : undefined
      }
    />
  );
}

type CorrectProps = { ladder: Ladder; refused: OutboxRecord };

function Correct({ ladder, refused }: CorrectProps) {
  const [open, setOpen] = useState(false);
  const { id } = refused.args as { id: string };
  const last = useLastRow(
    id,
    ladder.ranks.find((one) => one.id === id),
  );
  const scope = useScopeState(teamScope(ladder.team.id));
  const rank = refused.name === 'update_rank@1' ? (last ?? rankBefore(refused)) : undefined;
  // a rank that this device has not read is not gone
  if (rank && !last && !scope) return null;
  return (
    <>
      <CorrectButton record={refused} onCorrect={() => setOpen(true)} />
      {open && <RankDialog {...{ ladder, refused, rank }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Somebody else changed the rank meanwhile: the person sees the present one, and chooses again. */
function AssignAgain({ ladder, refused }: CorrectProps) {
  const [open, setOpen] = useState(false);
  const { member_id } = refused.args as { member_id: string };
  const people = [...ladder.steps.flatMap(({ members }) => members), ...ladder.without];
  const member = people.find(({ id }) => id === member_id);
  if (!member || !mayGive(ladder, member)) return null;
  return (
    <>
      <CorrectButton record={refused} onCorrect={() => setOpen(true)} />
      {open && <MemberRanks {...{ member, ladder, refused }} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A rank that is gone, by what a change of it says of before; its label names the team too. */
function rankBefore({ args }: OutboxRecord): Rank {
  const { id, base } = args as { id: string; base: object };
  return { id, data: { ...base } } as Rank;
}
