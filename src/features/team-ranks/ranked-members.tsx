import type { RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { RankedMember } from './ranked-member.tsx';
import type { Ladder, Member } from './use-ladder.ts';

const ROW_PX = 120;

type RankedMembersProps = { label: string; members: readonly Member[]; ladder: Ladder };

/** Who has one rank. */
export function RankedMembers({ label, members, ladder }: RankedMembersProps) {
  return (
    <ManyRows
      label={label}
      items={members}
      keyOf={idOf}
      estimate_px={heightOf}
      render={(member: Member, element?: RowElement) => (
        <RankedMember key={member.id} member={member} ladder={ladder} element={element} />
      )}
    />
  );
}

const idOf = ({ id }: Member): string => id;
const heightOf = (): number => ROW_PX;
