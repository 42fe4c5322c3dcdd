import { Link } from '@tanstack/react-router';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { menuItemClass } from '#ui/overlay/popover.tsx';
import type { NamedTab } from './area-frame.tsx';
import type { AreaTab } from './area-tab.ts';

type AreaWaysProps = {
  team_id: string;
  tabs: readonly NamedTab[];
  /** The one that is open. */
  value: AreaTab;
};

/** The tabs of the area as items of a menu, for a tab that has the whole screen. */
export function AreaWays({ team_id, tabs, value }: AreaWaysProps) {
  const { LL } = useI18nContext();
  return (
    <nav aria-label={LL.team_page.area.title()}>
      {tabs.map(({ id, label, count }) => (
        <Link
          key={id}
          to="/team/$id/advanced"
          params={{ id: team_id }}
          search={{ tab: id }}
          replace
          resetScroll={false}
          aria-current={id === value ? 'page' : undefined} // the address may name no tab
          className={menuItemClass}
        >
          <span className="flex-1">{label}</span>
          {/* of the open one the channels say it */}
          {id !== value && count && <span className="tab-count">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
