import { createFileRoute } from '@tanstack/react-router';
import { strictly } from '#domain/search/strictly.ts';
import { ProfilePending } from '#features/profile/profile-pending.tsx';
import { profileSearch, type ProfileTab } from '#features/profile/profile-tab.ts';
import { loadWords } from '#i18n/locale.ts';
import { ProfilePage } from '../pages/profile-page.tsx';

export const Route = createFileRoute('/my-profile')({
  loader: () => loadWords(),
  validateSearch: strictly(profileSearch),
  component: ProfileRoute,
  pendingComponent: ProfilePending,
});

function ProfileRoute() {
  const { tab = 'perfil' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onTab = (next: ProfileTab) =>
    void navigate({ search: { tab: next }, replace: true, resetScroll: false });
  return <ProfilePage tab={tab} onTab={onTab} />;
}
