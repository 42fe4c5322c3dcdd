import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { readWhatsapp } from '#domain/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/use-live-record.ts';
import { isVerifiedHere } from '#platform/verified-numbers.ts';
import { openWhatsappVerification } from '#platform/whatsapp-verification.ts';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/state-chip.tsx';

/**
 * Whether the number is verified as mine, and a way to verify it. Optional: a code needs a signal,
 * and a registration must not need one.
 */
export function NumberProof({ whatsapp, name }: { whatsapp: string; name: string }) {
  const { LL } = useI18nContext();
  const profile = useLiveRecord('profiles', usePerson()?.id ?? '');
  const [, setProved] = useState(0);
  const number = readWhatsapp(whatsapp);
  if (!number.ok) return null;
  const mine = profile.state === 'present' ? profile.row : null;
  const proved_by_profile = mine?.whatsapp === number.value && mine.whatsapp_verified_at !== null;
  if (proved_by_profile || isVerifiedHere(number.value)) {
    return (
      <div>
        <StateChip kind="confirmed">{LL.registration.number_verified()}</StateChip>
      </div>
    );
  }
  return (
    <div>
      <Button
        icon={ShieldCheck}
        variant="plain"
        onClick={() =>
          openWhatsappVerification({
            whatsapp: number.value,
            name,
            onSuccess: () => setProved((times) => times + 1),
          })
        }
      >
        {LL.registration.verify_number()}
      </Button>
    </div>
  );
}
