import { NotHere } from '#entities/absent/not-here.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import type { AreaTab } from './area-tab.ts';

/** Shown in place of a tab whose code or rows could not be loaded (Spec 2 §8). */
export function AreaFailed({ tab }: { tab: AreaTab }) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const words = LL.team_page.area;
  const titles = {
    hierarchy: LL.team.ranks.load_failed,
    communications: LL.team.posts.load_failed,
    alliances: LL.team.alliances.load_failed,
    achievements: LL.team.achievements.load_failed,
    events: words.events_failed,
  };
  return (
    <NotHere title={titles[tab]()} onRetry={() => location.reload()}>
      {online ? words.failed_detail() : words.not_here()}
    </NotHere>
  );
}
