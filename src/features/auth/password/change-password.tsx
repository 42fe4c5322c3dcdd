import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import { useOnline } from '#live/freshness/use-online.ts';
import { changePassword } from '#sync/identity/password.ts';
import type { Person } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Note } from '#ui/page/note.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type ChangePasswordProps = {
  person: Person;
  /** The same person, with the only session that remains. */
  onSession: (session: Session) => Promise<void>;
};

/** A section of the profile: changes the password of a person who knows the current one. */
export function ChangePassword({ person, onSession }: ChangePasswordProps) {
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const online = useOnline();
  const [open, setOpen] = useState(false);
  useRootState('signal', open);
  const words = LL.auth.change_password;
  return (
    <section aria-labelledby="password" className="flex flex-col items-start gap-3">
      <h2 id="password" className="text-2xl">
        {words.title()}
      </h2>
      <p className="text-soft">{words.body()}</p>
      <Button icon={KeyRound} onClick={() => setOpen(true)}>
        {words.open()}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.open()}
        close_label={LL.common.close()}
      >
        <div className="flex flex-col gap-5">
          {!online && <Note kind="info" title={words.offline()} />}
          <NewPasswordForm
            current_of={person.email}
            save={(values) => changePassword(server, { email: person.email, ...values })}
            onSession={async (session) => {
              await onSession(session);
              setOpen(false);
            }}
          />
        </div>
      </Dialog>
    </section>
  );
}
