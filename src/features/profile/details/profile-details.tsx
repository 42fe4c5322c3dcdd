import type { ReactNode } from 'react';
import type { DeleteAccountProps } from './delete-account.tsx';
import { MyData } from './my-data.tsx';

type ProfileDetailsProps = DeleteAccountProps & { settings?: ReactNode };

/** The tab `perfil`: the settings of this account, my data, and deleting the account. */
export function ProfileDetails({ settings, ...account }: ProfileDetailsProps) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
      <div className="flex flex-col gap-10">{settings}</div>
      <div className="flex flex-col gap-10">
        <MyData {...account} />
      </div>
    </div>
  );
}
