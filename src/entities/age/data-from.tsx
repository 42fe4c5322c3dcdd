import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useWhenLooked } from '#entities/still/use-when-looked.ts';
import { areOld } from '#sync/pull/old-rows.ts';
import { DataAge } from '#ui/page/data-age.tsx';
import { useScreenAge } from './screen-age.ts';
import { usePhoneMinute } from './use-phone-minute.ts';

/**
 * "Dados de ontem, 19:40", once that matters. Without a signal the line under the head says it, and
 * nothing comes between the rows. Its place stays when newer data comes, which is a second later as a
 * rule: what is below does not move under the thumb (law 1).
 * @param synced_at UTC ms by this device's clock; undefined where nothing ever arrived
 */
export function DataFrom({ synced_at }: { synced_at: number | undefined }) {
  const { LL, locale } = useI18nContext();
  const online = useOnline();
  const now = usePhoneMinute();
  useScreenAge(synced_at);
  const is_old = synced_at !== undefined && online && areOld(synced_at, now);
  const has_place = useWhenLooked(is_old);
  if (!has_place || synced_at === undefined) return null;
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <DataAge is_over={!is_old}>{LL.sync.old_data({ age })}</DataAge>;
}
