import { useState } from 'react';
import { CorrectButton } from '#actions/waiting-notes.tsx';
import type { Alliance } from '#domain/team/alliances.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import type { Team } from '../use-alliance-acts.ts';
import { ProposeAlliance } from './propose-alliance.tsx';

type CorrectProposalProps = { team: Team; all: readonly Alliance[]; refused: OutboxRecord };

/** Opens the form again with a proposal that the server refused. */
export function CorrectProposal({ team, all, refused }: CorrectProposalProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CorrectButton record={refused} onCorrect={() => setOpen(true)} />
      {open && (
        <ProposeAlliance team={team} all={all} refused={refused} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
