import { useNavigate } from '@tanstack/react-router';
import AdminEntry from '#app/corner/admin-entry.tsx';
import { PushSetting } from '#features/notifications/push/push-setting.tsx';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import type { ProfileTab } from '#features/profile/profile-tab.ts';
import { MyPasskeys } from '#features/auth/passkeys/my-passkeys.tsx';
import { ChangePassword } from '#features/auth/password/change-password.tsx';
import { RowsBoundary, RowsFailed } from '#entities/absent/rows-boundary.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Session } from '#sync/identity/session.ts';
import { showToast } from '#ui/overlay/toast-store.ts';
import { enterAs, leave } from '../account/account-store.ts';
import { RequirePerson } from '../account/require-person.tsx';
import { useNow } from '#entities/age/use-now.ts';

type ProfilePageProps = { tab: ProfileTab; onTab: (tab: ProfileTab) => void };

/** The screen of /profile and of /my-profile (Spec 1 §2). */
export function ProfilePage({ tab, onTab }: ProfilePageProps) {
  const { LL } = useI18nContext();
  const now = useNow();
  const navigate = useNavigate();
  async function onSession(session: Session) {
    await enterAs(session);
    const { saved, saved_detail } = LL.auth.new_password;
    showToast({ tone: 'success', title: saved(), detail: saved_detail() });
  }
  async function onDeleted() {
    // otherwise this screen would ask the signed-out person to sign in
    await navigate({ to: '/', replace: true });
    await leave({ keep_queue: false });
  }
  return (
    <RequirePerson>
      {(person) => (
        <RowsBoundary failed={<RowsFailed title={(LL) => LL.profile.load_failed()} />}>
          <ProfileScreen
            key={person.id}
            person={person}
            now={now}
            tab={tab}
            onTab={onTab}
            settings={
              <>
                <div className="-mx-3">
                  <AdminEntry />
                  <PushSetting />
                </div>
                <ChangePassword person={person} onSession={onSession} />
                <MyPasskeys person={person} onProved={enterAs} />
              </>
            }
            onProved={enterAs}
            onDeleted={onDeleted}
          />
        </RowsBoundary>
      )}
    </RequirePerson>
  );
}
