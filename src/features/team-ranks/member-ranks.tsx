import { useState } from 'react';
import { rankProgress } from '#domain/ranks/rank-progress.ts';
import { OFFICER_BELOW } from '#domain/ranks/rank-rights.ts';
import { chosenRank, type Rank } from '#domain/ranks/team-ladder.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutboxActions } from '#live/outbox/use-outbox-actions.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';
import { ProgressBar } from '#ui/lists/progress-bar.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { giverOf, mayGive, rankOf, type Ladder, type Member } from './use-ladder.ts';
import { useRankActs } from './use-rank-acts.ts';
import { useRequirementWords } from './use-requirement-words.ts';

type MemberRanksProps = {
  member: Member;
  ladder: Ladder;
  /** A refused assignment, which this dialog replaces. */
  refused?: OutboxRecord;
  onClose: () => void;
};

/** How far a member has come towards each rank; who may, assigns one of them. */
export function MemberRanks({ member, ladder, refused, onClose }: MemberRanksProps) {
  const { LL } = useI18nContext();
  const acts = useRankActs(ladder.team);
  const { discard } = useOutboxActions();
  const held = rankOf(ladder, member);
  // undefined until one is tapped: the rank that the member has may change meanwhile
  const [tapped, setTapped] = useState<string>();
  const words = LL.team_ranks;
  const name = member.name || LL.team_page.member.you();
  const giver = giverOf(ladder, member);
  const given = giver !== undefined && held && (
    <p className="mb-4 text-soft">{words.given_by({ rank: held.data.name, name: giver })}</p>
  );
  if (!mayGive(ladder, member)) {
    return (
      <Dialog open onClose={onClose} title={name} close_label={LL.common.close()}>
        {member.user_id === null && <p className="mb-4 text-soft">{words.no_account()}</p>}
        {given}
        <ul aria-label={words.ranks()} className="flex flex-col gap-4">
          {ladder.ranks.map((rank) => (
            <li key={rank.id}>
              <div className="flex flex-wrap items-center gap-x-3">
                <span className="font-display text-xl">{rank.data.name}</span>
                {rank.id === held?.id && <StateChip kind="confirmed">{words.held()}</StateChip>}
              </div>
              <Towards rank={rank} member={member} now={ladder.now} />
            </li>
          ))}
        </ul>
      </Dialog>
    );
  }
  const hints = [
    ...(ladder.place === 'officer' ? [words.officer_hint({ level: OFFICER_BELOW })] : []),
    ...(member.user_id === null ? [words.no_account()] : []),
  ];
  const chosen = tapped === NONE ? undefined : chosenRank(ladder.ranks, tapped, held);
  const save = () => {
    onClose();
    if (refused) void discard(refused.id);
    if (chosen?.id !== held?.id) void acts.assign(member, chosen, held);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={onClose}>{LL.common.cancel()}</Button>
          <Button variant="main" onClick={save}>
            {words.assign()}
          </Button>
        </>
      }
    >
      {given}
      <ChoiceField
        label={words.rank()}
        hint={hints.join(' ') || undefined}
        value={chosen?.id ?? NONE}
        onChange={setTapped}
        choices={[
          ...ladder.ranks.map((rank) => ({
            value: rank.id,
            label: rank.data.name,
            detail: words.level({ level: rank.data.level }),
            below: <Towards rank={rank} member={member} now={ladder.now} />,
            disabled: !mayGive(ladder, member, rank.data.level),
          })),
          { value: NONE, label: words.without() },
        ]}
      />
    </Dialog>
  );
}

const NONE = 'none';

function Towards({ rank, member, now }: { rank: Rank; member: Member; now: string }) {
  const { LL } = useI18nContext();
  const { have } = useRequirementWords();
  const { parts, percentage, is_met } = rankProgress(rank, member, now);
  const words = LL.team_ranks;
  if (parts.length === 0) return <span className="text-sm text-soft">{words.asks_nothing()}</span>;
  return (
    <span className="flex flex-col gap-1.5 pb-2 text-sm text-soft">
      <span>
        {parts.map(have).join(' · ')}
        {is_met && <span className="block text-success">{words.met()}</span>}
      </span>
      <ProgressBar label={words.towards({ rank: rank.data.name })} percentage={percentage} />
    </span>
  );
}
