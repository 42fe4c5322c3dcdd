import type { ReactNode } from 'react';
import type { Person } from '#sync/identity/person.ts';
import type { Profile } from '#sync/records/profile.ts';
import { MyData } from './my-data.tsx';
import { ProfileForm } from './profile-form.tsx';

type ProfileDetailsProps = {
  person: Person;
  profile: Profile;
  settings?: ReactNode;
  onDeleted: () => Promise<void>;
};

/** The tab `perfil`: my own data, the settings of this account, and deleting it. */
export function ProfileDetails({ person, profile, settings, onDeleted }: ProfileDetailsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ProfileForm profile={profile} />
      <div className="flex flex-col gap-10">
        {settings}
        <MyData person={person} onDeleted={onDeleted} />
      </div>
    </div>
  );
}
