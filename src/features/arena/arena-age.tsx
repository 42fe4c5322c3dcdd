import type { Arena } from '#domain/arena/arena-list.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Since when a published arena stands: what is said of it may be as old. */
export function ArenaAge({ arena: { is_active, created_at } }: { arena: Arena }) {
  const { LL, locale } = useI18nContext();
  if (!is_active) return null;
  const date = formatDay(eventDay(created_at), locale);
  return <p className="text-sm text-soft">{LL.arenas.added({ date })}</p>;
}
