import { useEffect, useState } from 'react';
import { sayOf } from '#domain/talk/post-text.ts';
import { newestFirst, type Post } from '#domain/talk/team-talk.ts';
import { compareInstants } from '#sync/records/writing-order.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { authorOf, type Talk } from '../talk-people.ts';

/** What comes sooner is counted, and not read one over the other. */
const QUIET_MS = 2_000;

/** @param then empty before the first post */
const isAfter = (at: string, then: string): boolean =>
  at !== '' && (then === '' || compareInstants(at, then) > 0);

/** Tells a screen reader of posts by others that arrive while the channel is open. */
export function NewPosts({ talk, posts }: { talk: Talk; posts: readonly Post[] }) {
  const { LL } = useI18nContext();
  const others = posts.filter(({ data }) => data.author_id !== talk.me.user_id);
  const [newest] = others.toSorted(newestFirst);
  const at = newest?.data.created_at ?? '';
  const [last, setLast] = useState({ at, said: '', is_quiet: false });
  // what is deleted makes no older post new
  if (newest && isAfter(at, last.at) && !last.is_quiet) {
    const count = others.filter(({ data }) => isAfter(data.created_at, last.at)).length;
    const name = authorOf(newest, talk.me, LL).name;
    const text = sayOf(newest.data, LL.picture.word());
    const said =
      count > 1 ? LL.team_talk.new_posts({ count }) : LL.team_talk.new_post({ name, text });
    setLast({ at, said, is_quiet: true });
  }
  useEffect(() => {
    if (!last.is_quiet) return undefined;
    const timer = setTimeout(() => setLast({ ...last, is_quiet: false }), QUIET_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return (
    <p role="status" className="sr-only">
      {!isAfter(last.at, at) && last.said}
    </p>
  );
}
