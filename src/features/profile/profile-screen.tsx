import { useEffect, useRef, type ReactNode } from 'react';
import { NotHere } from '#entities/absent/not-here.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/freshness/use-sync-status.ts';
import type { Person } from '#sync/identity/person.ts';
import type { Session } from '#sync/identity/session.ts';
import type { Profile } from '#sync/records/profile.ts';
import { ErrorState } from '#ui/page/empty-state.tsx';
import { ScreenTitle } from '#ui/page/screen-title.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { ProfileCard } from './card/profile-card.tsx';
import { MyEvents } from './my-events.tsx';
import { MyPatches } from './patches/my-patches.tsx';
import { MyStatistics } from './statistics/my-statistics.tsx';
import { MyTeams } from './teams/my-teams.tsx';
import { PatchCelebration } from './patches/patch-celebration.tsx';
import { EditProfile } from './details/edit-profile.tsx';
import { ProfileDetails } from './details/profile-details.tsx';
import { ProfilePending } from './profile-pending.tsx';
import { profileTabs, type ProfileTab } from './profile-tab.ts';
import { useMyProfile } from './use-my-profile.ts';

export type ProfileScreenProps = {
  person: Person;
  /** UTC ISO instant. */
  now: string;
  tab: ProfileTab;
  onTab: (tab: ProfileTab) => void;
  /** The parts of other features under the form: messages to this device, the password. */
  settings?: ReactNode;
  /** The same person has proved the password, to delete the account. */
  onProved: (session: Session) => Promise<void>;
  /** The account was deleted: sign out on this device. */
  onDeleted: () => Promise<void>;
};

/** My profile: my own data, what I have done, and my teams. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { LL } = useI18nContext();
  const mine = useMyProfile(props.person.id);
  const syncNow = useSyncNow();
  if (mine.state === 'loading') return <ProfilePending />;
  if (mine.state === 'present') return <Present {...props} profile={mine.profile} />;
  return (
    <div className="page-width">
      <ScreenTitle>{LL.profile.title()}</ScreenTitle>
      {mine.state === 'absent' ? (
        <ErrorState
          title={LL.auth.guard.profile_not_found()}
          retry_label={LL.common.try_again()}
          onRetry={syncNow}
        >
          {LL.problems.generic.not_found.message()}
        </ErrorState>
      ) : (
        <NotHere title={LL.profile.load_failed()} onRetry={syncNow}>
          {LL.profile.load_failed_detail()}
        </NotHere>
      )}
    </div>
  );
}

function Present({ profile, tab, onTab, ...props }: ProfileScreenProps & { profile: Profile }) {
  const { LL } = useI18nContext();
  const words = LL.profile.tabs;
  useFocusOnChange(tab === 'editar');
  if (tab === 'editar') return <EditProfile profile={profile} />;
  return (
    <>
      <ScreenTitle>{LL.profile.title()}</ScreenTitle>
      <ProfileCard profile={profile} person={props.person} now={props.now} />
      <div className="page-width pt-1 pb-12 md:pt-4">
        <Tabs
          label={words.label()}
          tabs={profileTabs.map((id) => ({ id, label: words[id]() }))}
          value={tab}
          onChange={onTab}
        >
          {tab === 'perfil' && <ProfileDetails {...props} />}
          {tab === 'estatisticas' && <MyStatistics now={props.now} />}
          {tab === 'patches' && <MyPatches />}
          {tab === 'eventos' && <MyEvents person={props.person} now={props.now} />}
          {tab === 'equipes' && <MyTeams />}
        </Tabs>
        <PatchCelebration person={props.person} onSee={() => onTab('patches')} />
      </div>
    </>
  );
}

/** Card and form take turns at one address: the link that was pressed is gone with its screen. */
function useFocusOnChange(is_editing: boolean) {
  const shown = useRef(is_editing);
  useEffect(() => {
    if (shown.current === is_editing) return;
    shown.current = is_editing;
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [is_editing]);
}
