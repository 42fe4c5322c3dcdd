import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { DataAge } from '#ui/data-age.tsx';

/** "Dados de ontem, 19:40". @param synced_at UTC ms by this device's clock */
export function DataFrom({ synced_at, now }: { synced_at: number; now: string }) {
  const { LL, locale } = useI18nContext();
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <DataAge>{LL.sync.old_data({ age })}</DataAge>;
}
