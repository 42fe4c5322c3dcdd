import Megaphone from 'lucide-react/icons/megaphone';
import { useState, type ReactNode } from 'react';
import type { TalkRow } from '#domain/talk/talk-rows.ts';
import {
  KEPT_POSTS,
  mayPost,
  newestFirst,
  type Channel,
  type Post,
} from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import type { Talk } from '../talk-people.ts';
import { OlderPosts } from './older-posts.tsx';
import { PostList } from './post-list.tsx';

type PostsProps = {
  talk: Talk;
  channel: Channel;
  /** Of this channel, in no order. */
  posts: readonly Post[];
  /** Those in the list, newest first. */
  shown: readonly Post[];
  /** See talkRows. */
  stopped: string | null;
  row: (row: TalkRow) => ReactNode;
};

/** The posts of a channel; above them older ones, if there may be any. */
export function Posts({ talk, channel, posts, shown, stopped, row }: PostsProps) {
  const { LL } = useI18nContext();
  const oldest = useOldest(posts.filter(({ rev }) => rev > 0));
  const words = LL.team_talk;
  if (posts.length === 0) {
    const writes = mayPost(talk.place, channel, 'message');
    return (
      <EmptyState icon={Megaphone} title={words.empty()}>
        {writes ? words.empty_write() : words.read_only()}
      </EmptyState>
    );
  }
  if (oldest) {
    return <OlderPosts {...{ talk, channel, oldest, stopped, row }} newest={shown} />;
  }
  const label = words.posts({ channel: words.channel[channel]() });
  return <PostList {...{ talk, label, stopped, row }} posts={shown} />;
}

/**
 * The last of the newest posts: there may be older ones. It stays when one of them is deleted,
 * until the next older one has come in its place.
 */
function useOldest(kept: readonly Post[]): Post | undefined {
  const found = kept.length < KEPT_POSTS ? undefined : kept.toSorted(newestFirst)[KEPT_POSTS - 1];
  const [last, setLast] = useState(found);
  if (found && found.id !== last?.id) setLast(found);
  return found ?? last;
}
