import { useNavigate } from '@tanstack/react-router';
import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useAct } from '#actions/use-act.ts';
import { fold } from '#domain/search/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { dropDraft } from '#sync/drafts/drafts.ts';
import type { Rows } from '#sync/records/collections.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { draftKey } from '../team-draft.ts';

type DeleteTeamProps = {
  team: Rows['teams'];
  /** What was typed into the form is not needed any more. */
  onKept: () => void;
};

/** Deletes the team after its name was typed below what goes with it: nothing brings it back. */
export function DeleteTeam({ team, onKept }: DeleteTeamProps) {
  const { LL } = useI18nContext();
  const navigate = useNavigate();
  const act = useAct();
  const { db } = useAccount().local;
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const words = LL.team_form.delete;
  const close = () => {
    setAsking(false);
    setTyped('');
    setWrong(false);
  };

  async function confirm() {
    if (fold(typed.trim()) !== fold(team.name.trim())) return setWrong(true);
    close();
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
      <ConfirmDialog
        open={asking}
        danger
        title={words.title({ team: team.name })}
        confirm_label={words.confirm()}
        cancel_label={LL.common.cancel()}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        <p>{words.body()}</p>
        <GoesWithIt team={team} />
        <div className="mt-5">
          <TextField
            label={words.type_name({ team: team.name })}
            autoComplete="off"
            value={typed}
            onChange={(next) => {
              setTyped(next);
              setWrong(false);
            }}
            error={wrong ? words.wrong_name() : undefined}
          />
        </div>
      </ConfirmDialog>
    </div>
  );
}

function GoesWithIt({ team: { member_count } }: Pick<DeleteTeamProps, 'team'>) {
  const { LL } = useI18nContext();
  const words = LL.team_form.delete;
  const others = member_count - 1; // -1 while the count is not known
  return (
    <ul className="mt-3 flex list-disc flex-col gap-1 ps-5">
      {others > 0 && <li>{words.people({ count: others })}</li>}
      {others < 0 && <li>{words.people_unknown()}</li>}
      <li>{words.things()}</li>
      <li>{words.contact()}</li>
    </ul>
  );
}
