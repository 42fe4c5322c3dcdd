import Lock from 'lucide-react/icons/lock';
import Users from 'lucide-react/icons/users';
import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { NotRead } from '#entities/absent/not-read.tsx';
import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { MyTeam } from '#live/team/use-my-teams.ts';
import {
  isExtraWideScreen,
  isWideScreen,
  subscribeExtraWideScreen,
  subscribeWideScreen,
} from '#platform/wide-screen.ts';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { waitsFor, type Member, type Team, type TeamPeople } from '../use-team-people.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberRow } from './member-row.tsx';
import { OnlyYou } from './only-you.tsx';

// only a captain on a wide screen has it
const MemberTable = lazyPart(() => import('./member-table.tsx'));

const ROW_PX = 96;

type MembersTabProps = {
  team: Team;
  people: TeamPeople;
  is_read: boolean;
  leave: (mine: MyTeam) => ReactNode;
};

/**
 * Who is in the team; for its captain a table, where one fits, and Status from 1024 px on
 * (Spec 2 §2). A visitor may not see it; a player
 * does, once it was read.
 */
export function MembersTab({ team, people, is_read, leave }: MembersTabProps) {
  const { LL } = useI18nContext();
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  // the list of teams stands beside the table
  const extra_wide = useSyncExternalStore(subscribeExtraWideScreen, isExtraWideScreen);
  const { members, mine, place, asked } = people;
  const words = LL.team_page.member;
  if (place === 'visitor') {
    return (
      // the way in is the screen's main action, right below
      <EmptyState icon={Lock}>{words.sign_in()}</EmptyState>
    );
  }
  if (!is_read) return <NotRead>{words.not_here()}</NotRead>;
  if (members.length === 0) return <EmptyState icon={Users}>{words.none()}</EmptyState>;
  const is_captain = place === 'captain';
  const alone = is_captain && members.length === 1 && <OnlyYou team={team} />;
  if (is_captain && extra_wide) {
    return (
      <Suspense fallback={<SkeletonRows label={LL.team_page.loading()} />}>
        <MemberTable team={team} people={people} />
        {alone}
      </Suspense>
    );
  }
  return (
    <>
      <ManyRows
        label={words.list()}
        items={members}
        keyOf={idOf}
        estimate_px={heightOf}
        render={(member: Member, element?: RowElement) => (
          <MemberRow
            key={member.id}
            member={member}
            is_me={member.id === mine?.id}
            sees_number={is_captain || member.id === mine?.id}
            waits={waitsFor(member, asked)}
            has_status={is_captain && wide}
            element={element}
            actions={
              member.id === mine?.id
                ? !is_captain && leave({ team, member })
                : is_captain &&
                  member.role !== 'captain' && <MemberActions team={team} member={member} />
            }
          />
        )}
      />
      {alone}
    </>
  );
}

const idOf = ({ id }: Member): string => id;
const heightOf = (): number => ROW_PX;
