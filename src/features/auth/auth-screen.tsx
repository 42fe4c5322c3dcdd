import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import type { Session } from '#sync/identity/session.ts';
import { Note } from '#ui/note.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScreenTitle } from '#ui/screen-title.tsx';
import { showToast } from '#ui/toast-store.ts';
import { Tabs } from '#ui/tabs.tsx';
import { ForgottenPassword } from './forgotten-password.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { emptySignUp, SignUpForm } from './sign-up-form.tsx';

type AuthScreenProps = {
  /** Opens the account and returns to the page where the person came from. */
  onSession: (session: Session) => Promise<void>;
  /** Shows the part for a forgotten password. */
  forgot: boolean;
  onForgot: (forgot: boolean) => void;
};

/** Signing in and up; and in again, when the session of this device's person has expired. */
export function AuthScreen({ onSession, forgot, onForgot }: AuthScreenProps) {
  const { LL } = useI18nContext();
  const again = usePerson(); // a person with a valid session is not sent here
  const [typed, setTyped] = useState(emptySignUp);
  const [tab, setTab] = useState<'sign_in' | 'sign_up'>('sign_in');
  const [email, setEmail] = useState(again?.email ?? '');
  const [unconfirmed, setUnconfirmed] = useState(false);

  function signedUp(as: string, confirmed: boolean) {
    showToast({
      tone: 'success',
      title: LL.auth.toast.signed_up(),
      detail: LL.auth.toast.signed_up_detail(),
    });
    setTyped(emptySignUp);
    setEmail(as);
    setUnconfirmed(!confirmed);
    setTab('sign_in');
    window.scrollTo(0, 0); // the button of the long form is far below that of the short one
  }

  if (forgot) {
    return <ForgottenPassword email={email} onEmail={setEmail} onBack={() => onForgot(false)} />;
  }
  return (
    <>
      <ScreenTitle>{LL.auth.title()}</ScreenTitle>
      <PageHeader
        title={again || tab === 'sign_in' ? LL.auth.sign_in.heading() : LL.auth.sign_up.heading()}
      />
      <div className="page-width py-6">
        <div className="flex max-w-lg flex-col gap-6">
          {again && (
            <Note kind="info" title={LL.sync.status.needs_sign_in()}>
              {LL.sync.detail.needs_sign_in()}
            </Note>
          )}
          <Tabs
            label={LL.auth.tabs.label()}
            tabs={[
              { id: 'sign_in', label: LL.auth.tabs.sign_in() },
              { id: 'sign_up', label: LL.auth.tabs.sign_up() },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab === 'sign_in' ? (
              <SignInForm
                key={email}
                email={email}
                unconfirmed={unconfirmed}
                onSession={onSession}
                onForgot={(typed) => {
                  setEmail(typed);
                  onForgot(true);
                }}
              />
            ) : (
              <SignUpForm start={typed} onTyped={setTyped} onSignedUp={signedUp} />
            )}
          </Tabs>
        </div>
      </div>
    </>
  );
}
