import type { Earned } from '#domain/rewards/team-achievements.ts';
import { eventDay } from '#domain/time/event-day.ts';
import { formatDay } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { BadgeIcon } from './badge-icon.tsx';

/** An achievement that was hidden until the team earned it. */
export function SecretRow({ earned }: { earned: Earned }) {
  const { LL, locale } = useI18nContext();
  const words = LL.team_achievements;
  return (
    <ListRow
      level={3}
      leading={<BadgeIcon badge="trophy" is_earned />}
      title={words.secret.name()}
      facts={words.earned_on({ date: formatDay(eventDay(earned.data.earned_at), locale) })}
    />
  );
}
