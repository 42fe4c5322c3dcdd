import { useNavigate } from '@tanstack/react-router';
import { ProfileScreen } from '#features/profile/profile-screen.tsx';
import type { ProfileTab } from '#features/profile/profile-tab.ts';
import { leave } from './account-store.ts';
import { RequirePerson } from './require-person.tsx';
import { useNow } from './use-now.ts';

type ProfilePageProps = { tab: ProfileTab; onTab: (tab: ProfileTab) => void };

/** The screen of /profile and of /my-profile (Spec 1 §2). */
export function ProfilePage({ tab, onTab }: ProfilePageProps) {
  const now = useNow();
  const navigate = useNavigate();
  async function onDeleted() {
    await navigate({ to: '/', replace: true }); // else this screen would ask nobody to sign in
    await leave({ keep_queue: false });
  }
  return (
    <RequirePerson>
      {(person) => (
        <ProfileScreen
          key={person.id}
          person={person}
          now={now}
          tab={tab}
          onTab={onTab}
          onDeleted={onDeleted}
        />
      )}
    </RequirePerson>
  );
}
