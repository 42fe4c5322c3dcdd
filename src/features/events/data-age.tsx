import { History } from 'lucide-react';
import { formatAge } from '#i18n/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** "Dados de ontem, 19:40". @param synced_at UTC ms by this device's clock */
export function DataAge({ synced_at, now }: { synced_at: number; now: string }) {
  const { LL, locale } = useI18nContext();
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <History aria-hidden className="size-4 shrink-0" />
      {LL.sync.old_data({ age })}
    </p>
  );
}
