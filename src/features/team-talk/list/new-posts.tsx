import { useState } from 'react';
import { newestFirst, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { authorOf, type Talk } from '../talk-people.ts';

/** Tells a screen reader of a post by somebody else that arrives while the channel is open. */
export function NewPosts({ talk, posts }: { talk: Talk; posts: readonly Post[] }) {
  const { LL } = useI18nContext();
  const newest = posts.toSorted(newestFirst).find(({ data }) => data.author_id !== talk.me.user_id);
  const [first] = useState(newest?.data.created_at);
  const is_new = newest && (first === undefined || newest.data.created_at > first);
  return (
    <p role="status" className="sr-only">
      {is_new &&
        LL.team_talk.new_post({
          name: authorOf(newest, talk.me, LL).name,
          text: newest.data.title ?? newest.data.content,
        })}
    </p>
  );
}
