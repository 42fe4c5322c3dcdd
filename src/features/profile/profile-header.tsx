import BadgeCheck from 'lucide-react/icons/badge-check';
import Phone from 'lucide-react/icons/phone';
import Users from 'lucide-react/icons/users';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Profile } from '#sync/records/profile.ts';
import { Avatar } from '#ui/drawing/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/lists/fact-list.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { useVerifyNumber } from './use-verify-number.ts';

/** Who I am: name, number and team (Spec 1 §2). */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { LL } = useI18nContext();
  const { name, team, whatsapp, whatsapp_verified_at } = profile;
  const words = LL.profile.header;
  const verify = useVerifyNumber();
  return (
    <PageHeader
      title={
        <span className="flex items-center gap-4">
          <Avatar name={name} size="lg" />
          <span className="min-w-0 break-words">{name}</span>
        </span>
      }
    >
      <FactList
        facts={[
          {
            icon: Phone,
            label: LL.profile.form.whatsapp(),
            value: (
              <span className="flex flex-wrap items-center gap-2 tabular-nums">
                {whatsapp ? formatWhatsapp(whatsapp) : words.no_whatsapp()}
                {whatsapp && whatsapp_verified_at && (
                  <StateChip kind="confirmed" icon={BadgeCheck}>
                    {words.verified()}
                  </StateChip>
                )}
                {whatsapp && !whatsapp_verified_at && (
                  <>
                    <StateChip kind="warning">{words.unverified()}</StateChip>
                    <Button variant="plain" onClick={() => void verify({ whatsapp, name })}>
                      {words.verify()}
                    </Button>
                  </>
                )}
              </span>
            ),
          },
          { icon: Users, label: LL.profile.form.team(), value: team ?? words.no_team() },
        ]}
      />
    </PageHeader>
  );
}
