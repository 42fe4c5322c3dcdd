import { useState } from 'react';
import type { ChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type AssignRoleProps = {
  person: ChosenPerson | undefined;
  /** They have the role already. */
  held: boolean;
  onAssign: (person: ChosenPerson) => Promise<void>;
};

/** Makes the chosen person an administrator, after a question. */
export function AssignRole({ person, held, onAssign }: AssignRoleProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.roles;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const assign = async (chosen: ChosenPerson) => {
    setAsking(false);
    setBusy(true);
    await onAssign(chosen);
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className="text-soft wrap-anywhere">
        {!person && words.choose_first()}
        {person && (held ? words.held({ user: person.name }) : words.chosen({ user: person.name }))}
      </p>
      <Button variant="main" busy={busy} disabled={!person || held} onClick={() => setAsking(true)}>
        {words.assign()}
      </Button>
      {person && asking && (
        <ConfirmDialog
          open
          title={words.assign_title({ user: person.name })}
          confirm_label={words.assign()}
          cancel_label={LL.common.cancel()}
          onCancel={() => setAsking(false)}
          onConfirm={() => void assign(person)}
        >
          {words.assign_body()}
        </ConfirmDialog>
      )}
    </div>
  );
}
