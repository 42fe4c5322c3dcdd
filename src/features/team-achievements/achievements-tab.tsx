import Trophy from 'lucide-react/icons/trophy';
import { useId } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import type { TeamAchievement, TeamAchievements } from '#domain/rewards/team-achievements.ts';
import { NoneIn } from '#entities/absent/none-in.tsx';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { List } from '#ui/lists/list-row.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { AchievementRow } from './achievement-row.tsx';
import { SecretRow } from './secret-row.tsx';
import { TeamNumbers } from './team-numbers.tsx';
import { useAchievementWords } from './use-achievement-words.ts';
import { useTeamAchievements } from './use-team-achievements.ts';

/** What a team has achieved, can claim, and has ahead (Spec 2 §2, achievements). */
export function AchievementsTab(props: AreaTabProps) {
  const { LL } = useI18nContext();
  const { team, place } = props;
  const found = useTeamAchievements(props);
  const asked = useOutbox()?.filter(
    ({ name, args }) =>
      name === 'claim_achievement@1' && (args as { team_id: string }).team_id === team.id,
  );
  const online = useOnline();
  const words = LL.team_achievements;
  if (!found || !asked) return <SkeletonRows label={LL.team_page.area.loading()} />;
  const { groups, secret, earned_count, is_counted, next } = found;
  const total = groups.reduce((sum, { items }) => sum + items.length, secret.length);
  if (total === 0) {
    return (
      <NoneIn scope="public" icon={Trophy}>
        {words.none()}
      </NoneIn>
    );
  }
  const is_captain = place === 'captain';
  return (
    <div className="flex flex-col gap-8">
      <WaitingNotes records={asked} />
      <div className="flex flex-col gap-2">
        <p className="font-display text-2xl">{words.earned_of({ count: earned_count, total })}</p>
        {next && <NextStep next={next} />}
        {!is_counted && (
          <p className="text-soft">{online ? LL.common.loading() : words.numbers_come()}</p>
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.category} {...{ group, next, team, is_captain }} />
      ))}
      {secret.length > 0 && (
        <section aria-labelledby="secret">
          <h2 id="secret" className="section-head font-display">
            {words.secret.title()}
          </h2>
          <List label={words.secret.title()}>
            {secret.map((earned) => (
              <SecretRow key={earned.id} earned={earned} />
            ))}
          </List>
        </section>
      )}
      <TeamNumbers team={team} now={props.now} />
    </div>
  );
}

/** What the team is nearest to, without looking through twelve rows. */
function NextStep({ next: { achievement, progress, is_claimable } }: { next: TeamAchievement }) {
  const { LL, locale } = useI18nContext();
  const { title } = useAchievementWords()(achievement);
  const words = LL.team_achievements;
  if (is_claimable || !progress) return <p>{words.ready({ title })}</p>;
  const [current, target] = [progress.current, progress.target].map((of) =>
    formatNumber(of, locale),
  );
  return (
    <p>{words.next({ title, progress: words.progress({ current: current!, target: target! }) })}</p>
  );
}

type GroupProps = {
  group: TeamAchievements['groups'][number];
  next: TeamAchievement | undefined;
  team: AreaTabProps['team'];
  is_captain: boolean;
};

function Group({ group: { category, items }, next, team, is_captain }: GroupProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const words = LL.team_achievements;
  const title = words.category[category]();
  const count = items.filter(({ earned }) => earned).length;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="section-head flex justify-between gap-4 font-display">
        <span>{title}</span>
        <span className="text-soft">{words.count({ count, total: items.length })}</span>
      </h2>
      <List label={title}>
        {items.map((item) => (
          <AchievementRow
            key={item.achievement.id}
            item={item}
            team={team}
            is_captain={is_captain}
            is_next={item === next}
          />
        ))}
      </List>
    </section>
  );
}

/** What a team has earned, by name: for everybody who is signed in. */
export function EarnedTitles(props: Pick<AreaTabProps, 'team' | 'now'>) {
  const { LL } = useI18nContext();
  const wordsOf = useAchievementWords();
  const items = useTeamAchievements(props)?.groups.flatMap((group) => group.items) ?? [];
  const earned = items.filter((item) => item.earned);
  if (earned.length === 0) return null;
  return (
    <section aria-labelledby="team-earned">
      <h2 id="team-earned" className="mb-2 text-2xl">
        {LL.team_page.area.tabs.achievements()}
      </h2>
      <ul>
        {earned.map(({ achievement }) => (
          <li key={achievement.id}>{wordsOf(achievement).title}</li>
        ))}
      </ul>
    </section>
  );
}
