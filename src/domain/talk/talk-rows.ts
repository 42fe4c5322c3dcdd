import { compareInstants } from '#sync/records/writing-order.ts';
import type { Post } from './team-talk.ts';

/** A post as a row of the talk. */
export type TalkRow = {
  readonly post: Post;
  /** Its day as it is written, above the first post of a day. */
  readonly day: string | undefined;
  /** The first that somebody else wrote since the person stopped reading. */
  readonly is_first_new: boolean;
  /** It goes on from the post before, so that it needs no head of its own. */
  readonly is_joined: boolean;
};

/** Posts of one author so near to each other share a head. */
const JOINED_MS = 5 * 60_000;

type TalkRowsOf = {
  /** When the newest post that was seen was written: UTC ISO instant; null when none was. */
  readonly stopped: string | null;
  readonly user_id: string | null;
  /** The day of an instant, as it is written. */
  readonly dayOf: (instant: string) => string;
};

/** The rows of these posts. @param posts newest first */
export function talkRows(posts: readonly Post[], of: TalkRowsOf): readonly TalkRow[] {
  const { stopped, user_id, dayOf } = of;
  const days = posts.map(({ data }) => dayOf(data.created_at));
  const first_new =
    stopped === null
      ? -1
      : posts.findLastIndex(
          ({ data }) =>
            compareInstants(data.created_at, stopped) > 0 &&
            (data.author_id === null || data.author_id !== user_id),
        );
  return posts.map((post, n) => {
    const before = posts[n + 1];
    const begins_day = days[n] !== days[n + 1];
    const is_first_new = n === first_new;
    return {
      post,
      day: begins_day ? days[n] : undefined,
      is_first_new,
      is_joined: !begins_day && !is_first_new && before !== undefined && goesOn(post, before),
    };
  });
}

const goesOn = ({ data }: Post, { data: before }: Post): boolean =>
  data.author_id !== null &&
  data.author_id === before.author_id &&
  at(data) - at(before) <= JOINED_MS;

const at = ({ created_at }: Post['data']): number => Date.parse(created_at);

/**
 * What a reader away from the end sees, and what is held back meanwhile so that nothing moves under
 * them: never what they wrote themselves.
 * @param posts newest first
 * @param top when the newest post was written as they left the end, UTC ISO instant; undefined at
 *   the end
 */
export function heldBack(posts: readonly Post[], top: string | undefined) {
  const isHeld = ({ rev, data }: Post) =>
    top !== undefined && rev !== 0 && compareInstants(data.created_at, top) > 0;
  return { held: posts.filter(isHeld), shown: posts.filter((post) => !isHeld(post)) };
}
