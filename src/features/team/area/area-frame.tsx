import type { ReactNode } from 'react';
import { DataFrom } from '#entities/age/data-from.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import type { Team } from '../use-team-people.ts';
import type { AreaTab } from './area-tab.ts';
import { BackToPageBefore } from './back-to-page-before.tsx';

/** A tab of the area, and what of it waits for me. */
export type NamedTab = {
  readonly id: AreaTab;
  readonly label: string;
  readonly count: string | undefined;
};

type AreaFrameProps = {
  team: Team;
  /** When the rows came: UTC ms. */
  synced_at: number | undefined;
  tabs: readonly NamedTab[];
  value: AreaTab;
  onTab: (tab: AreaTab) => void;
  /** The panel of the open tab. */
  children: ReactNode;
};

/** The head of the area and its tabs, around one of them. */
export function AreaFrame({ team, synced_at, tabs, value, onTab, children }: AreaFrameProps) {
  const { LL } = useI18nContext();
  const title = LL.team_page.area.title();
  return (
    <>
      <PageHeader
        one_row
        back={<BackToPageBefore team={team} />}
        above={
          <span aria-hidden className="min-w-0 flex-1 truncate font-display text-xl md:text-3xl">
            {team.name}
          </span>
        }
        title={`${team.name}: ${title}`}
      />
      <div className="page-width flex flex-col gap-4 pt-4 pb-12">
        <DataFrom synced_at={synced_at} />
        <Tabs label={title} tabs={tabs} value={value} onChange={onTab}>
          {children}
        </Tabs>
      </div>
    </>
  );
}
