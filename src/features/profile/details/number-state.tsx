import BadgeCheck from 'lucide-react/icons/badge-check';
import { formatWhatsapp } from '#domain/whatsapp/whatsapp.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Profile } from '#sync/records/profile.ts';
import { Button } from '#ui/button.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { useVerifyNumber } from '../use-verify-number.ts';

/** The number that is stored, and whether it is proved to be mine. */
export function NumberState({ profile }: { profile: Profile }) {
  const { LL } = useI18nContext();
  const { name, whatsapp, whatsapp_verified_at } = profile;
  const words = LL.profile.header;
  const verify = useVerifyNumber();
  if (!whatsapp) return <p className="text-soft">{words.no_whatsapp()}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2 tabular-nums">
      {formatWhatsapp(whatsapp)}
      {whatsapp_verified_at ? (
        <StateChip kind="confirmed" icon={BadgeCheck}>
          {words.verified()}
        </StateChip>
      ) : (
        <>
          <StateChip kind="warning">{words.unverified()}</StateChip>
          <Button onClick={() => void verify({ whatsapp, name })}>{words.verify()}</Button>
        </>
      )}
    </div>
  );
}
