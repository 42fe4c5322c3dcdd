import { useState } from 'react';
import { nextRank, rankProgress } from '#domain/ranks/rank-progress.ts';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { waitsFor } from '#live/outbox/about-row.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListRow, rowOpensClass, type RowElement } from '#ui/lists/list-row.tsx';
import { ProgressBar } from '#ui/lists/progress-bar.tsx';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { MemberRanks } from './member-ranks.tsx';
import { mayGive, rankOf, type Ladder, type Member } from './use-ladder.ts';
import { useRequirementWords } from './use-requirement-words.ts';

type RankedMemberProps = {
  member: Member;
  ladder: Ladder;
  element?: RowElement | undefined;
};

/** A member and how far the next rank is; the row opens all ranks, for who may to give one. */
export function RankedMember({ member, ladder, element }: RankedMemberProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(location.hash === `#${member.id}`); // a link names the member
  const { you, waiting } = LL.team_page.member;
  const name = member.name || you();
  const words = LL.team_ranks;
  const action = mayGive(ladder, member) ? words.assign_rank() : words.ranks();
  const title = (
    <>
      {name}
      {member.id === ladder.me.id && member.name && <span className="text-soft"> ({you()})</span>}
    </>
  );
  return (
    <ListRow
      element={element}
      level={3}
      leading={<PersonPicture name={name} avatar_url={member.avatar_url} />}
      title={
        ladder.ranks.length > 0 ? (
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={`${action}: ${name}`}
            className={classNames(rowOpensClass, 'tap-height text-start wrap-anywhere')}
            onClick={() => setOpen(true)}
          >
            {title}
          </button>
        ) : (
          title
        )
      }
      facts={
        <>
          <span className="fact">{LL.profile.teams.role[member.role]()}</span>
          {waitsFor(member.id, ladder.asked) && <WaitsChip>{waiting()}</WaitsChip>}
        </>
      }
      extra={
        <>
          <TowardsNext member={member} ladder={ladder} />
          {open && ladder.ranks.length > 0 && (
            <MemberRanks member={member} ladder={ladder} onClose={() => setOpen(false)} />
          )}
        </>
      }
    />
  );
}

function TowardsNext({ member, ladder }: Pick<RankedMemberProps, 'member' | 'ladder'>) {
  const { LL } = useI18nContext();
  const { have } = useRequirementWords();
  const next = nextRank(ladder.ranks, rankOf(ladder, member));
  if (!next) return null;
  const { parts, percentage, is_met } = rankProgress(next, member, ladder.now);
  const words = LL.team_ranks;
  const rank = next.data.name;
  if (is_met) return <p className="mt-1 text-sm text-soft">{words.next_met({ rank })}</p>;
  return (
    <div className="mt-1 flex max-w-96 flex-col gap-1.5 text-sm text-soft">
      <p>
        {words.next({
          rank,
          list: parts
            .filter((part) => !part.is_met)
            .map(have)
            .join(' · '),
        })}
      </p>
      {parts.every(({ have: known }) => known !== undefined) && (
        <ProgressBar label={words.towards({ rank })} percentage={percentage} />
      )}
    </div>
  );
}
