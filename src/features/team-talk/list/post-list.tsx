import { useMemo, type ReactNode } from 'react';
import { talkRows, type TalkRow } from '#domain/talk/talk-rows.ts';
import type { Post } from '#domain/talk/team-talk.ts';
import { formatInstantDay } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Talk } from '../talk-people.ts';
import { walkPosts } from './walk-posts.ts';

type PostListProps = {
  talk: Talk;
  label: string;
  /** Newest first. */
  posts: readonly Post[];
  /** See talkRows. */
  stopped: string | null;
  row: (row: TalkRow) => ReactNode;
};

/** Posts with the newest at the bottom, which a screen reader reads first (Spec 2 §2). */
export function PostList({ talk: { me, now }, label, posts, stopped, row }: PostListProps) {
  const { locale } = useI18nContext();
  const { user_id } = me;
  const rows = useMemo(() => {
    const moment = { now: new Date(now), locale };
    const dayOf = (instant: string) => formatInstantDay(instant, moment);
    return talkRows(posts, { stopped, user_id, dayOf });
  }, [posts, stopped, user_id, now, locale]);
  return (
    <ul aria-label={label} className="talk-list" onKeyDown={walkPosts}>
      {rows.map(row)}
    </ul>
  );
}
