import { useState } from 'react';
import { sayOf } from '#domain/talk/post-text.ts';
import { newestFirst, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { authorOf, type Talk } from '../talk-people.ts';

/** Tells a screen reader of a post by somebody else that arrives while the channel is open. */
export function NewPosts({ talk, posts }: { talk: Talk; posts: readonly Post[] }) {
  const { LL } = useI18nContext();
  const newest = posts.toSorted(newestFirst).find(({ data }) => data.author_id !== talk.me.user_id);
  const at = newest?.data.created_at ?? '';
  const [last, setLast] = useState({ at, is_new: false });
  // what is deleted makes no older post new
  if (at > last.at) setLast({ at, is_new: true });
  return (
    <p role="status" className="sr-only">
      {newest &&
        last.is_new &&
        last.at === at &&
        LL.team_talk.new_post({
          name: authorOf(newest, talk.me, LL).name,
          text: sayOf(newest.data, LL.picture.word()),
        })}
    </p>
  );
}
