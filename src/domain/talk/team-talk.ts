import { channels } from '#sync/records/team/team-record.ts';
import { byCreation, compareInstants } from '#sync/records/writing-order.ts';
import type { Rows } from '#sync/records/collections.ts';
import { leads, placeIn, type TeamPlace } from '../team/team-people.ts';

/** A post in a channel of a team. */
export type Post = Extract<Rows['team_records'], { kind: 'communication' }>;
export type Channel = (typeof channels)[number];
export type PostType = Post['data']['type'];

/** Spec 2 §9. */
export const DEFAULT_CHANNEL: Channel = 'general';
/** So many of a channel are on the device; the server has older ones. */
export const KEPT_POSTS = 50;

/** Which channels somebody sees, in the order of the spec (Spec 2 §6). */
export const channelsOf = (place: TeamPlace): readonly Channel[] =>
  channels.filter(
    (channel) =>
      leads(place) || (channel !== 'admin' && (channel !== 'tactical' || place === 'veteran')),
  );

/** How many members of a team read a channel, and so may vote in its polls. */
export const readersOf = (
  channel: Channel,
  team: Pick<Rows['teams'], 'captain_id'>,
  members: readonly Rows['team_members'][],
): number =>
  members.filter(
    (one) => one.approved && channelsOf(placeIn(team, one, one.user_id ?? '')).includes(channel),
  ).length;

/** Who may write what in which channel they see: the same as `private.may_post`. */
export function mayPost(place: TeamPlace, channel: Channel, type: PostType): boolean {
  if (leads(place)) return true;
  if (place !== 'veteran' && place !== 'member') return false;
  if (type === 'announcement' || type === 'poll') return false;
  return channel === 'tactical'
    ? place === 'veteran'
    : channel !== 'announcements' && channel !== 'admin';
}

/** The captain and officers pin; they delete any post, everybody else their own. */
export const mayPin = leads;
export const mayDelete = (place: TeamPlace, post: Post, user_id: string | null): boolean =>
  leads(place) || (post.data.author_id !== null && post.data.author_id === user_id);

/** Newest first; what waits comes after all that is there, in the order of asking. */
export const newestFirst = (a: Post, b: Post): number => byCreation(b, a);

/**
 * A channel as it is shown, newest first: what is pinned, and the talk, in which a pinned post keeps
 * its place. The device keeps older pins too: they have a place once the posts between are read.
 */
export function shownPosts(posts: readonly Post[]): {
  readonly pinned: readonly Post[];
  readonly listed: readonly Post[];
} {
  const sorted = posts.toSorted(newestFirst);
  const oldest = sorted.filter(({ rev }) => rev > 0)[KEPT_POSTS - 1];
  return {
    pinned: sorted.filter(({ data }) => data.pinned),
    listed: oldest ? sorted.slice(0, sorted.indexOf(oldest) + 1) : sorted,
  };
}

/** The newest pinned post of the channels that everybody in the team reads. */
export const newestPin = (posts: readonly Post[]): Post | undefined =>
  posts
    .filter(({ data }) => data.pinned && data.channel !== 'tactical' && data.channel !== 'admin')
    .toSorted(newestFirst)[0];

/** When the newest post that a person has seen was written, by channel: UTC ISO instants. */
type Seen = Readonly<Partial<Record<Channel, string>>>;

/**
 * On a phone that never showed a channel, a post is new for so many days, if it was written after the
 * member joined.
 */
const FIRST_DAYS = 7;

/** Who reads. */
export type Reader = {
  readonly user_id: string | null;
  /** When they asked to join: UTC ISO instant; undefined while unknown. */
  readonly joined: string | undefined;
  readonly seen: Seen;
  /** UTC ISO instant. */
  readonly now: string;
};

/**
 * How many posts of others are newer than the last one seen, by channel; channels without any are
 * left out.
 */
export function unreadByChannel(
  posts: readonly Post[],
  { user_id, joined, seen, now }: Reader,
): Readonly<Partial<Record<Channel, number>>> {
  const first = Math.max(
    Date.parse(now) - FIRST_DAYS * 86_400_000,
    joined === undefined ? 0 : Date.parse(joined),
  );
  const counts: Partial<Record<Channel, number>> = {};
  for (const post of posts) {
    const { channel, author_id } = post.data;
    if (author_id !== null && author_id === user_id) continue;
    const mark = seen[channel];
    const { created_at } = post.data;
    if (mark === undefined ? Date.parse(created_at) > first : compareInstants(created_at, mark) > 0)
      counts[channel] = (counts[channel] ?? 0) + 1;
  }
  return counts;
}

/** Fifty or more are not counted further: the device keeps no more. */
export const countText = (count: number): string | undefined =>
  count === 0 ? undefined : count >= KEPT_POSTS ? `${KEPT_POSTS}+` : String(count);
