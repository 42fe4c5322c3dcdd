import type { ReactNode } from 'react';
import type { Profile } from '#sync/records/profile.ts';
import type { DeleteAccountProps } from './delete-account.tsx';
import { MyData } from './my-data.tsx';
import { ProfileForm } from './profile-form.tsx';

type ProfileDetailsProps = DeleteAccountProps & { profile: Profile; settings?: ReactNode };

/** The tab `perfil`: my own data, the settings of this account, and deleting it. */
export function ProfileDetails({ profile, settings, ...account }: ProfileDetailsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <ProfileForm profile={profile} />
      <div className="flex flex-col gap-10">
        {settings}
        <MyData {...account} />
      </div>
    </div>
  );
}
