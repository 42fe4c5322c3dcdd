import { Link } from '@tanstack/react-router';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { sayOf } from '#domain/talk/post-text.ts';
import { channelsOf, KEPT_POSTS, newestFirst, type Post } from '#domain/talk/team-talk.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { useUnread } from '#entities/team/use-unread.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { formatInstant } from '#i18n/formats/instants.ts';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import { buttonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { List, ListRow, rowOpensClass } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';

/** The talk as a member finds it on the team's page: the channels where something is new. */
export function TalkSummary(member: AreaTabProps) {
  const { team, me, place } = member;
  const { LL } = useI18nContext();
  const unread = useUnread(member);
  const posts = useTeamRecords(team.id, 'communication');
  const words = LL.team_page.talk;
  const others = posts?.filter(({ data }) => data.author_id !== me.user_id).toSorted(newestFirst);
  const fresh = channelsOf(place).flatMap((channel) => {
    const newest = others?.find(({ data }) => data.channel === channel);
    return unread[channel] && newest ? [{ newest, count: unread[channel] }] : [];
  });
  return (
    <section aria-labelledby="team-talk">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="team-talk" className="text-2xl">
          {words.title()}
        </h2>
        <Link
          to="/team/$id/advanced"
          params={{ id: team.id }}
          search={{ tab: 'communications' }}
          className={classNames(buttonClass({ variant: 'plain' }), '-mx-4')}
        >
          {words.open()}
        </Link>
      </div>
      {fresh.length === 0 ? (
        <p className="text-soft">{posts && words.nothing_new()}</p>
      ) : (
        <List label={words.title()}>
          {fresh.map(({ newest, count }) => (
            <FreshChannel key={newest.data.channel} {...member} newest={newest} count={count} />
          ))}
        </List>
      )}
    </section>
  );
}

type FreshChannelProps = Pick<AreaTabProps, 'team' | 'now'> & { newest: Post; count: number };

/** A channel, how much others have written in it, and the newest of that. */
function FreshChannel({ team, now, newest, count }: FreshChannelProps) {
  const { LL, locale } = useI18nContext();
  const { channel, author_name, created_at } = newest.data;
  const when = formatInstant(created_at, { now: new Date(now), locale, LL });
  const text = sayOf(newest.data, LL.picture.word());
  const words = LL.team_page.talk;
  // the address of a channel: a reader who does not know it opens the talk
  const search = { tab: 'communications' as const, channel };
  return (
    <ListRow
      level={3}
      title={
        <Link
          to="/team/$id/advanced"
          params={{ id: team.id }}
          search={search}
          className={rowOpensClass}
        >
          {LL.team_talk.channel[channel]()}
        </Link>
      }
      facts={<span>{when}</span>}
      extra={
        <p className="line-clamp-1 text-sm text-soft wrap-anywhere">
          {author_name ? `${author_name}: ${text}` : text}
        </p>
      }
      trailing={
        <StateChip kind="info" icon={MessagesSquare}>
          {count < KEPT_POSTS ? words.unread({ count }) : words.many({ most: KEPT_POSTS })}
        </StateChip>
      }
    />
  );
}
