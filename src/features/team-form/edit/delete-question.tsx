import { useRef, useState, type FormEvent } from 'react';
import { fold } from '#domain/words/search.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Rows } from '#sync/records/collections.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type DeleteQuestionProps = {
  team: Rows['teams'];
  onConfirm: () => void;
  onCancel: () => void;
};

/** A dialog that says what is deleted with the team. The person types the team's name to confirm. */
export function DeleteQuestion({ team, onConfirm, onCancel }: DeleteQuestionProps) {
  const { LL } = useI18nContext();
  const words = LL.team_form.delete;
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function confirm(event?: FormEvent) {
    event?.preventDefault();
    if (isNameOf(team, typed)) return onConfirm();
    setWrong(true);
    form.current?.querySelector('input')?.focus();
  }
  return (
    <ConfirmDialog
      open
      danger
      title={words.title({ team: team.name })}
      confirm_label={words.confirm()}
      cancel_label={LL.common.cancel()}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <p>{words.body()}</p>
      <GoesWithIt team={team} />
      <form ref={form} noValidate className="mt-4" onSubmit={confirm}>
        <TextField
          name="team_name"
          label={words.type_name()}
          hint={team.name}
          error={wrong ? words.wrong_name() : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={typed}
          onChange={(next) => {
            setTyped(next);
            setWrong(false);
          }}
        />
      </form>
    </ConfirmDialog>
  );
}

/** Accents and capitals aside: the name shows that this team is meant, it is no password. */
const isNameOf = ({ name }: Rows['teams'], typed: string): boolean =>
  typed.trim() !== '' && plain(typed) === plain(name); // a name of hyphens only folds to nothing
const plain = (text: string): string => fold(text).trim().replaceAll(/\s+/g, ' ');

function GoesWithIt({ team: { member_count } }: Pick<DeleteQuestionProps, 'team'>) {
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
