import type { ChosenPerson } from '#entities/administration/use-chosen-person.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';

type RevokePatchProps = {
  person: ChosenPerson;
  patch: Patch;
  onClose: () => void;
  onRevoke: () => void;
};

/** Takes a patch away after a question that says what goes with it. */
export function RevokePatch({ person, patch, onClose, onRevoke }: RevokePatchProps) {
  const { LL } = useI18nContext();
  const words = LL.admin.patches;
  return (
    <ConfirmDialog
      open
      danger
      title={words.revoke_title({ patch: patch.nome, user: person.name })}
      confirm_label={words.revoke()}
      cancel_label={LL.common.cancel()}
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        onRevoke();
      }}
    >
      {words.revoke_body()}
    </ConfirmDialog>
  );
}
