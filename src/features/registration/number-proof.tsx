import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useState } from 'react';
import { readWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { usePerson } from '#live/account-context.ts';
import { useLiveRecord } from '#live/rows/use-live-record.ts';
import { isVerifiedHere } from '#platform/whatsapp/verified-numbers.ts';
import { openWhatsappVerification } from '#platform/whatsapp/whatsapp-verification.ts';
import { report } from '#sync/device/report.ts';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/**
 * Whether the number is verified as mine, and a way to verify it. Optional: a code needs a signal,
 * and a registration must not need one.
 */
export function NumberProof({ whatsapp, name }: { whatsapp: string; name: string }) {
  const { LL } = useI18nContext();
  const person = usePerson();
  const profile = useLiveRecord('profiles', person?.id ?? '');
  const number = readWhatsapp(whatsapp);
  const digits = number.ok ? number.value : '';
  const [proved, setProved] = useState('');
  useEffect(() => {
    if (!digits) return;
    const look = async () => (await isVerifiedHere(person, digits)) && setProved(digits);
    void look().catch(report);
  }, [person, digits]);
  if (!number.ok) return null;
  const mine = profile.state === 'present' ? profile.row : null;
  const proved_by_profile = mine?.whatsapp === number.value && mine.whatsapp_verified_at !== null;
  if (proved_by_profile || proved === digits) {
    return (
      <div>
        <StateChip kind="confirmed">{LL.registration.number_verified()}</StateChip>
      </div>
    );
  }
  return (
    <div className="-ms-4">
      <Button
        icon={ShieldCheck}
        variant="plain"
        onClick={() =>
          openWhatsappVerification({
            whatsapp: number.value,
            name,
            onSuccess: () => setProved(digits),
          })
        }
      >
        {LL.registration.verify_number()}
      </Button>
    </div>
  );
}
