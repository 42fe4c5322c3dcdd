import { useMemo } from 'react';
import type { TeamPlace } from '#domain/team/team-people.ts';
import {
  channelsOf,
  unreadByChannel,
  type Channel,
  type Post,
  type Reader,
} from '#domain/talk/team-talk.ts';
import { useSeenPosts } from '#live/team/use-seen-posts.ts';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import type { AreaTabProps } from './area-tab-props.ts';

type Unread = Readonly<Partial<Record<Channel, number>>>;
const NONE: Unread = {};

type UnreadProps = Omit<AreaTabProps, 'me'> & { readonly me: AreaTabProps['me'] | undefined };

/** How many posts of others no device of mine has shown, by channel that I see; none until known. */
export function useUnread({ team, me, place, now }: UnreadProps): Unread {
  const posts = useTeamRecords(team.id, 'communication');
  const seen = useSeenPosts(team.id);
  const user_id = me?.user_id ?? null;
  const joined = me?.created_at;
  return useMemo(() => {
    if (!posts || !seen) return NONE;
    return unreadOf(posts, { place, user_id, joined, seen, now });
  }, [posts, seen, place, user_id, joined, now]);
}

/** The same of given posts of one team. */
export function unreadOf(
  posts: readonly Post[],
  { place, ...reader }: Reader & { place: TeamPlace },
): Unread {
  const channels = channelsOf(place);
  const mine = posts.filter(({ data }) => channels.includes(data.channel));
  return unreadByChannel(mine, reader);
}

/** The same for all channels together. */
export const useUnreadCount = (of: UnreadProps): number =>
  Object.values(useUnread(of)).reduce((sum, count) => sum + count, 0);
