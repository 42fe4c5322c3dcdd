import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { mayChangeRanks, mayCreateRank } from '#domain/team/rank-rights.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { RankDialog } from './rank-dialog.tsx';
import type { Ladder } from './use-ladder.ts';

/** What I asked about ranks and waits or was refused; a refused form can be corrected. */
export function RankNotes({ ladder }: { ladder: Ladder }) {
  return (
    <WaitingNotes
      records={ladder.asked}
      correct={(refused) => {
        if (refused.name === 'create_rank@1')
          return mayCreateRank(ladder.place) ? (
            <Correct ladder={ladder} refused={refused} />
          ) : undefined;
        const { id } = refused.args as { id?: string };
        const rank = ladder.ranks.find((one) => one.id === id);
        if (refused.name !== 'update_rank@1' || !rank || !mayChangeRanks(ladder.place))
          return undefined;
        return <Correct ladder={ladder} refused={refused} rank={rank} />;
      }}
    />
  );
}

type CorrectProps = { ladder: Ladder; refused: OutboxRecord; rank?: Ladder['ranks'][number] };

function Correct(props: CorrectProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CorrectButton record={props.refused} onCorrect={() => setOpen(true)} />
      {open && <RankDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
