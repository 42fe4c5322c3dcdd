import { useNavigate } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { draftKey } from '../team-draft.ts';
import { DeleteQuestion } from './delete-question.tsx';

type DeleteTeamProps = {
  team: Rows['teams'];
  /** What was typed into the form is not needed any more. */
  onKept: () => void;
};

/** Deletes the team after a question, which its name answers. */
export function DeleteTeam({ team, onKept }: DeleteTeamProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const act = useAct();
  const { db } = useAccount().local;
  const [asking, setAsking] = useState(false);
  const words = LL.team_form.delete;

  async function confirm() {
    setAsking(false);
    // the team disappears from this screen at once, so the list is shown
    void navigate({ to: '/teams', replace: true, ignoreBlocker: true });
    await act(
      'delete_team@1',
      { id: team.id },
      {
        label: team.name,
        said: {
          done: words.done(),
          refused: words.failed(),
          failed: words.failed(),
          waiting: words.waiting(),
        },
        onKept: () => {
          onKept();
          void dropDraft(db, draftKey(team.id));
        },
      },
    );
  }
  return (
    <div className="border-t border-line pt-6">
      <Button icon={Trash2} variant="danger" onClick={() => setAsking(true)}>
        {words.action()}
      </Button>
      {asking && (
        <DeleteQuestion
          team={team}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
