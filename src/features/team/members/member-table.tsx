import { useMemo, useState } from 'react';
import { membersBy, type MemberOrder } from '#domain/team/team-people.ts';
import { InstagramLink } from '#entities/person/instagram-link.tsx';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { WhatsappLink } from '#entities/person/whatsapp-link.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import { SortedTable, type Sort, type SortedColumn } from '#ui/lists/sorted-table.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { waitsFor, type Member, type Team, type TeamPeople } from '../use-team-people.ts';
import { MemberActions } from './member-actions.tsx';
import { MemberBadges } from './member-badges.tsx';
import { MemberName } from './member-name.tsx';

const ROW_PX = 69;
const keyOf = ({ id }: Member): string => id;

type MemberTableProps = { team: Team; people: TeamPeople };

/** The members for their captain on a wide screen, with Status and Ações (Spec 2 §2). */
// A default export, because React.lazy takes nothing else.
export default function MemberTable({ team, people }: MemberTableProps) {
  const { LL } = useI18nContext();
  const [sort, setSort] = useState<Sort>({ by: 'role', down: false });
  const { members } = people;
  const rows = useMemo(
    () => membersBy(members, { by: sort.by as MemberOrder, down: sort.down }),
    [members, sort],
  );
  return (
    <SortedTable
      caption={LL.team_page.member.list()}
      columns={useColumns(team, people)}
      rows={rows}
      rowKey={keyOf}
      row_px={ROW_PX}
      sort={sort}
      onSort={setSort}
    />
  );
}

function useColumns(team: Team, { mine, asked }: TeamPeople): readonly SortedColumn<Member>[] {
  const { LL } = useI18nContext();
  const ranks = useTeamRecords(team.id, 'rank');
  return useMemo(() => {
    const { column, ...words } = LL.team_page.member;
    const none = <span className="text-soft">–</span>;
    const rankOf = ({ rank_id }: Member) => ranks?.find(({ id }) => id === rank_id)?.data.name;
    return [
      {
        id: 'name',
        header: column.name(),
        width_rem: 12,
        sortable: true,
        cell: (member) => (
          <span className="flex items-center gap-3 font-medium">
            <PersonPicture
              name={member.name || words.you()}
              avatar_url={member.avatar_url}
              size="sm"
            />
            <span className="min-w-0">
              <MemberName member={member} is_me={member.id === mine?.id} />
            </span>
          </span>
        ),
      },
      {
        id: 'whatsapp',
        header: words.number(),
        width_rem: 9.5,
        cell: ({ whatsapp }) =>
          whatsapp ? <WhatsappLink number={whatsapp} short /> : words.no_number(),
      },
      {
        id: 'instagram',
        header: words.instagram(),
        width_rem: 8,
        cell: ({ instagram }) => (instagram ? <InstagramLink name={instagram} /> : none),
      },
      {
        id: 'role',
        header: column.role(),
        width_rem: 8.5,
        sortable: true,
        cell: ({ role }) => (
          <span className="flex flex-wrap gap-1">
            <MemberBadges role={role} />
          </span>
        ),
      },
      {
        id: 'rank',
        header: column.rank(),
        width_rem: 7,
        cell: (member) => rankOf(member) ?? none,
      },
      {
        id: 'status',
        header: column.status(),
        width_rem: 9.5,
        cell: (member) =>
          waitsFor(member, asked) ? (
            <WaitsChip>{words.waiting()}</WaitsChip>
          ) : (
            <span className="text-soft">{words.approved()}</span>
          ),
      },
      {
        id: 'actions',
        header: column.actions(),
        width_rem: 4.5,
        cell: (member) =>
          member.role !== 'captain' &&
          member.id !== mine?.id && <MemberActions team={team} member={member} />,
      },
    ];
  }, [LL, ranks, team, mine?.id, asked]);
}
