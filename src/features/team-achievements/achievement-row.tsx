import { useAct } from '#actions/use-act.ts';
import type { TeamAchievement } from '#domain/rewards/team-achievements.ts';
import { eventDay } from '#domain/time/event-day.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { formatDay, formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { ListRow } from '#ui/lists/list-row.tsx';
import { ProgressBar } from '#ui/lists/progress-bar.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { BadgeIcon } from './badge-icon.tsx';
import { useAchievementWords } from './use-achievement-words.ts';

type AchievementRowProps = {
  item: TeamAchievement;
  team: AreaTabProps['team'];
  is_captain: boolean;
  /** The first that the team can claim, or its nearest: it has the one orange button. */
  is_next: boolean;
};

/** An achievement: what it asks for, how far the team is, and when it was earned. */
export function AchievementRow({ item, team, is_captain, is_next }: AchievementRowProps) {
  const { LL, locale } = useI18nContext();
  const { achievement, progress, earned, is_claimable } = item;
  const { title, description } = useAchievementWords()(achievement);
  const words = LL.team_achievements;
  return (
    <ListRow
      level={3}
      leading={<BadgeIcon badge={achievement.data.badge} is_earned={earned !== undefined} />}
      title={title}
      facts={
        <>
          <span className="basis-full">{description}</span>
          {earned ? (
            <StateChip kind="confirmed">
              {words.earned_on({ date: formatDay(eventDay(earned.data.earned_at), locale) })}
            </StateChip>
          ) : (
            <span>{words.worth({ count: achievement.data.points })}</span>
          )}
        </>
      }
      extra={
        !earned &&
        progress && (
          <div className="mt-1 flex max-w-96 flex-col gap-1.5 text-sm text-soft">
            <p className="tabular-nums">
              {words.progress({
                current: formatNumber(progress.current, locale),
                target: formatNumber(progress.target, locale),
              })}
            </p>
            <ProgressBar label={words.towards({ title })} percentage={progress.percentage} />
          </div>
        )
      }
      trailing={
        is_claimable &&
        (is_captain ? (
          <Claim {...{ item, team, title, is_next }} />
        ) : (
          <StateChip kind="info">{words.captain_claims()}</StateChip>
        ))
      }
    />
  );
}

type ClaimProps = Pick<AchievementRowProps, 'item' | 'team' | 'is_next'> & { title: string };

function Claim({ item: { achievement }, team, title, is_next }: ClaimProps) {
  const { LL } = useI18nContext();
  const act = useAct();
  const words = LL.team_achievements;
  const failed = LL.team.achievements.claim_failed();
  const claim = () =>
    act(
      'claim_achievement@1',
      { team_id: team.id, achievement_id: achievement.id },
      {
        label: `${team.name} (${title})`,
        said: {
          done: words.claimed({ count: achievement.data.points }),
          refused: failed,
          failed,
          waiting: words.claim_waits(),
        },
      },
    );
  return (
    <Button
      variant={is_next ? 'main' : 'quiet'}
      aria-label={words.claim_named({ title })}
      onClick={() => void claim()}
    >
      {words.claim()}
    </Button>
  );
}
