import { BadgeCheck, Phone, Users } from 'lucide-react';
import { formatWhatsapp } from '#domain/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useSyncNow } from '#live/use-sync-status.ts';
import { forgetVerified } from '#platform/verified-numbers.ts';
import { openWhatsappVerification } from '#platform/whatsapp-verification.ts';
import type { Profile } from '#sync/records/profile.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FactList } from '#ui/fact-list.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { StateChip } from '#ui/state-chip.tsx';

/** Who I am: name, number and team (Spec 1 §2). */
export function ProfileHeader({ profile }: { profile: Profile }) {
  const { LL } = useI18nContext();
  const { name, team, whatsapp, whatsapp_verified_at } = profile;
  const words = LL.profile.header;
  const verify = useVerify();
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
                    <Button variant="plain" onClick={() => verify({ whatsapp, name })}>
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

/**
 * Verifies the number of the profile; the server records it, and a round brings the record here.
 * That this browser has seen it verified is not enough: the server discards a proof that is older
 * than the number.
 */
function useVerify() {
  const syncNow = useSyncNow();
  return (number: { whatsapp: string; name: string }) => {
    forgetVerified(number.whatsapp);
    openWhatsappVerification({ ...number, onSuccess: syncNow });
  };
}
