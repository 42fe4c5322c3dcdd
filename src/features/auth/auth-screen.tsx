import { useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { sessionOverSentence } from '#i18n/words/kept-words.ts';
import { usePerson } from '#live/account-context.ts';
import { useWaitingCount } from '#live/outbox/use-waiting-count.ts';
import type { Session } from '#sync/identity/session.ts';
import { Note } from '#ui/page/note.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';
import { Tabs } from '#ui/page/tabs.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { noteMail } from './confirmation-mail.ts';
import { EventAhead } from './event-ahead.tsx';
import { ForgottenPassword } from './password/forgotten-password.tsx';
import { PasskeyWay } from './passkeys/passkey-way.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useSignUpDraft } from './use-sign-up-draft.ts';

type AuthScreenProps = {
  /**
   * Opens the account and returns to the page where the person came from.
   * @param said the toast; without it, that of signing in
   */
  onSession: (session: Session, said?: string) => Promise<void>;
  /** A mail was just asked for: its link opens another page. */
  onMail: () => void;
  /** Set on the way to the form of this event. */
  event_id: string | undefined;
  /** A mail was sent to somebody here: for a sign-up, or a forgotten password. */
  has_account?: boolean;
  /** Shows the part for a forgotten password. */
  forgot: boolean;
  onForgot: (forgot: boolean) => void;
  /** An account was just confirmed by the link of its mail. */
  confirmed?: boolean;
};

/** Signing in and up; and in again, when the session of this device's person has expired. */
export function AuthScreen({
  onSession,
  onMail,
  event_id,
  has_account = false,
  forgot,
  onForgot,
  confirmed = false,
}: AuthScreenProps) {
  const { LL } = useI18nContext();
  const again = usePerson(); // a person with a valid session is not sent here
  const { start, onTyped, was_kept, refusing, drop } = useSignUpDraft();
  const [chosen, setTab] = useState<'sign_in' | 'sign_up'>();
  // who has begun to sign up sees that form again; most strangers who come for an event are new
  const is_new = !confirmed && (was_kept || (!!event_id && !again && !has_account));
  const tab = chosen ?? (is_new ? 'sign_up' : 'sign_in');
  const [email, setEmail] = useState(again?.email ?? '');
  const [why, setWhy] = useState<'unconfirmed' | 'has_account'>();

  function signedIn(session: Session) {
    drop();
    return onSession(session);
  }

  function signedUp(as: string, session: Session | null) {
    drop();
    if (session) return onSession(session, LL.auth.toast.signed_up());
    showToast({
      tone: 'success',
      title: LL.auth.toast.signed_up(),
      detail: LL.auth.toast.signed_up_detail(),
    });
    noteMail(as);
    onMail();
    return signInWith(as, 'unconfirmed');
  }

  function signInWith(address: string, because: NonNullable<typeof why>): void {
    setEmail(address);
    setWhy(because);
    setTab('sign_in');
    window.scrollTo(0, 0); // the button of the long form is far below that of the short one
  }

  const sign_in = { id: 'sign_in', label: LL.auth.tabs.sign_in() } as const;
  const sign_up = { id: 'sign_up', label: LL.auth.tabs.sign_up() } as const;
  const have_account = { id: 'sign_in', label: LL.auth.sign_up.have_account() } as const;
  if (forgot) {
    const onBack = () => onForgot(false);
    return <ForgottenPassword {...{ email, onMail, onBack }} onEmail={setEmail} />;
  }
  return (
    <>
      <ScreenTitle>{LL.auth.title()}</ScreenTitle>
      <Greeting is_known={again !== null} event_id={event_id} is_new={tab === 'sign_up'} />
      <div className="page-width pb-6 md:pt-6">
        <div className="flex max-w-lg flex-col gap-6">
          {confirmed && <Note kind="info" title={LL.auth.confirmation.done()} />}
          {again && <SessionOver />}
          <Tabs
            label={LL.auth.tabs.label()}
            tabs={event_id !== undefined && !again ? [sign_up, have_account] : [sign_in, sign_up]}
            value={tab}
            onChange={setTab}
          >
            {tab === 'sign_in' ? (
              <div className="flex flex-col gap-5">
                <SignInForm
                  key={email}
                  email={email}
                  unconfirmed={why === 'unconfirmed'}
                  at_password={why === 'has_account'}
                  onSession={signedIn}
                  onForgot={(typed) => {
                    setEmail(typed);
                    onForgot(true);
                  }}
                />
                <PasskeyWay onSession={signedIn} />
              </div>
            ) : (
              <div key={was_kept ? 'kept' : 'new'} ref={refusing}>
                <SignUpForm
                  {...{ start, onTyped }}
                  onSignedUp={signedUp}
                  onHasAccount={(taken) => signInWith(taken, 'has_account')}
                />
              </div>
            )}
          </Tabs>
        </div>
      </div>
    </>
  );
}

function SessionOver() {
  const { LL } = useI18nContext();
  return (
    <Note kind="info" title={LL.sync.status.needs_sign_in()}>
      {sessionOverSentence(LL, useWaitingCount())}
    </Note>
  );
}

type GreetingProps = { is_known: boolean; event_id: string | undefined; is_new: boolean };

/** Only who was here before is welcomed back. */
function Greeting({ is_known, event_id, is_new }: GreetingProps) {
  useRootState('signal');
  const { LL } = useI18nContext();
  const { sign_in, sign_up } = LL.auth;
  if (is_known) return <PageHeader title={sign_in.heading()} />;
  if (event_id !== undefined) return <EventAhead id={event_id} is_new={is_new} />;
  return <PageHeader title={is_new ? sign_up.heading() : sign_in.greeting()} />;
}
