import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useAccount } from '#live/account-context.ts';
import {
  openRecovery,
  type PasswordSet,
  type Recovery,
  type RecoveryLink,
} from '#sync/identity/password.ts';
import type { Session } from '#sync/identity/session.ts';
import { buttonClass } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { NewPasswordForm } from './new-password-form.tsx';

type NewPasswordScreenProps = {
  /** From the mail; null when the address has none, or an expired one. */
  link: RecoveryLink | null;
  /** Opens the account: setting the password also signs in. */
  onSession: (session: Session) => Promise<void>;
};

/** The screen that a recovery link opens. */
export function NewPasswordScreen({ link, onSession }: NewPasswordScreenProps) {
  useRootState('signal');
  const { LL } = useI18nContext();
  const { server } = useAccount().local.source;
  const [recovery, setRecovery] = useState<Recovery>();
  const words = LL.auth.new_password;

  /** The link is used up by the first attempt; after a refused password another may be tried. */
  async function save(spent: RecoveryLink, password: string): Promise<PasswordSet> {
    if (recovery) return recovery.setPassword(password);
    const opened = await openRecovery(server, spent);
    if (!opened.ok) return opened;
    setRecovery(opened.recovery);
    return opened.recovery.setPassword(password);
  }
  return (
    <>
      <ScreenTitle>{words.heading()}</ScreenTitle>
      <PageHeader title={words.heading()} />
      <div className="page-width py-6">
        <div className="flex max-w-lg flex-col gap-6">
          {link ? (
            <NewPasswordForm
              save={({ password }) => save(link, password)}
              onSession={onSession}
              spent_action={<AskAgain />}
            />
          ) : (
            <Note kind="refused" title={words.no_link()} action={<AskAgain />}>
              {words.no_link_detail()}
            </Note>
          )}
        </div>
      </div>
    </>
  );
}

function AskAgain() {
  const { LL } = useI18nContext();
  return (
    <Link to="/auth" search={{ forgot: true }} className={buttonClass()}>
      {LL.auth.new_password.ask_again()}
    </Link>
  );
}
