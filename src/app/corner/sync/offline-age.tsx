import { useSyncExternalStore } from 'react';
import { screenAge } from '#entities/age/screen-age.ts';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** "de ontem, 19:40": how old the data of this screen is, in the line that says that there is no signal. */
// A default export, because React.lazy takes nothing else.
export default function OfflineAge() {
  const { LL, locale } = useI18nContext();
  const now = usePhoneMinute();
  const synced_at = useSyncExternalStore(screenAge.watch, screenAge.get);
  if (synced_at === undefined) return null;
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <span className="shrink-0">· {age}</span>;
}
