import { achievementCode } from '#domain/rewards/achievement-code.ts';
import type { Achievement } from '#domain/rewards/team-achievements.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';

/** Title and description of an achievement; the server's own where the app does not know it. */
export function useAchievementWords() {
  const { LL } = useI18nContext();
  return ({ id, data }: Achievement): { title: string; description: string } => {
    const code = achievementCode(id);
    if (!code) return data;
    const { title, description } = LL.team_achievements.catalogue[code];
    return { title: title(), description: description() };
  };
}
