import { useState } from 'react';
import { invitationDays, invitationUses } from '#domain/team/invitation.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

type NewInvitationProps = {
  open: boolean;
  onClose: () => void;
  onMake: (choice: { max_uses: number; days: number }) => Promise<void>;
};

/** For how many people, and for how long: two taps, with the usual case chosen. */
export function NewInvitation({ open, onClose, onMake }: NewInvitationProps) {
  const { LL } = useI18nContext();
  const [uses, setUses] = useState<(typeof invitationUses)[number]>('5');
  const [days, setDays] = useState<(typeof invitationDays)[number]>('7');
  const words = LL.team_page.invite;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.make()}
      close_label={LL.common.close()}
      actions={
        <Button
          variant="main"
          block
          onClick={() => void onMake({ max_uses: Number(uses), days: Number(days) })}
        >
          {words.create()}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <ChoiceField
          look="segments"
          label={words.who()}
          value={uses}
          choices={invitationUses.map((value) => ({ value, label: value }))}
          onChange={setUses}
        />
        <ChoiceField
          look="segments"
          label={words.how_long()}
          value={days}
          choices={invitationDays.map((value) => ({
            value,
            label: words.days({ count: Number(value) }),
          }))}
          onChange={setDays}
        />
      </div>
    </Dialog>
  );
}
