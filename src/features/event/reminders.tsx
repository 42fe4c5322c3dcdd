import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { hasStarted } from '#domain/event-rules.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';

/** For events to come: asks a visitor to sign in, tells a player that reminders are coming (Spec 1 §2). */
export function Reminders({ event, now }: { event: AirsoftEvent; now: string }) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (hasStarted(event, now)) return null;
  const words = LL.event.reminders;

  function ask() {
    if (person) return setOpen(true);
    const from = `/event/${event.id}`;
    showToast({
      tone: 'error',
      title: words.needs_sign_in(),
      action: {
        label: LL.shell.nav.sign_in(),
        run: () => void navigate({ to: '/auth', search: { from } }),
      },
    });
  }
  return (
    <>
      <Button icon={Bell} onClick={ask}>
        {LL.event.action.reminders()}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.title()}
        close_label={LL.common.close()}
      >
        <p>{words.soon()}</p>
      </Dialog>
    </>
  );
}
