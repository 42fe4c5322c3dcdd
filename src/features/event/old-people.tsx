import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOldData } from '#live/use-old-data.ts';
import { useOnline } from '#live/use-online.ts';
import { eventScope } from '#sync/replica/scopes.ts';
import { DataAge } from '#ui/data-age.tsx';

/** Says how old this device's data about an event and its participants is, once that matters. */
export function OldPeople({ event_id, now }: { event_id: string; now: string }) {
  const { LL, locale } = useI18nContext();
  const online = useOnline();
  const synced_at = useOldData(eventScope(event_id), { now, online });
  if (synced_at === null) return null;
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <DataAge>{LL.sync.old_data({ age })}</DataAge>;
}
