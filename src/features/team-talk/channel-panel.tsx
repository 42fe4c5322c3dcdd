import Megaphone from 'lucide-react/icons/megaphone';
import { useMemo, useState } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import {
  KEPT_POSTS,
  mayPost,
  newestFirst,
  shownPosts,
  type Channel,
  type Post,
} from '#domain/team/team-talk.ts';
import { askedAbout } from '#entities/team/asked.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { List, type RowElement } from '#ui/lists/list-row.tsx';
import { ManyRows } from '#ui/lists/many-rows.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { CorrectPost, mayCorrect } from './compose-more.tsx';
import { Composer } from './composer.tsx';
import { NewPosts } from './new-posts.tsx';
import { OlderPosts } from './older-posts.tsx';
import { heightOf, idOf } from './post/post-height.ts';
import { PostRow } from './post/post-row.tsx';
import type { Talk } from './talk-people.ts';
import { useMarkSeen } from './use-mark-seen.ts';

type ChannelPanelProps = {
  talk: Talk;
  channel: Channel;
  /** Of this channel, in no order. */
  posts: readonly Post[];
};

/** A channel: what to write at the top, then what is pinned, then the newest. */
export function ChannelPanel({ talk, channel, posts }: ChannelPanelProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const { pinned, others } = useMemo(() => shownPosts(posts), [posts]);
  const refused = useMemo(
    () =>
      askedAbout(outbox ?? [], talk.team.id, TALK).filter(({ status }) => status === 'rejected'),
    [outbox, talk],
  );
  useMarkSeen(talk.team.id, channel, posts);
  const words = LL.team_talk;
  const name = words.channel[channel]();
  const writes = mayPost(talk.place, channel, 'message');
  const kept = posts.filter(({ rev }) => rev > 0);
  const oldest = useOldest(kept);
  const row = (post: Post, element?: RowElement) => (
    <PostRow key={post.id} talk={talk} post={post} outbox={outbox} element={element} />
  );
  return (
    <div className="flex flex-col gap-5">
      <WaitingNotes
        records={refused}
        correct={(record) =>
          mayCorrect(talk, record) ? <CorrectPost talk={talk} refused={record} /> : undefined
        }
      />
      {writes ? (
        <Composer talk={talk} channel={channel} />
      ) : (
        <p className="text-soft">{words.read_only()}</p>
      )}
      <NewPosts talk={talk} posts={posts} />
      {pinned.length > 0 && (
        <section aria-label={words.pins()}>
          <h2 className="section-head font-display">{words.pins()}</h2>
          <List label={words.pins()}>{pinned.map((post) => row(post))}</List>
        </section>
      )}
      {posts.length === 0 ? (
        <EmptyState icon={Megaphone} title={words.empty()}>
          {writes ? words.empty_write() : words.read_only()}
        </EmptyState>
      ) : (
        <section aria-label={words.posts({ channel: name })}>
          <h2 className={pinned.length > 0 ? 'section-head font-display' : 'sr-only'}>
            {words.recent()}
          </h2>
          {oldest ? (
            <OlderPosts {...{ talk, channel, oldest, row }} newest={others} kept={posts} />
          ) : (
            <ManyRows
              label={words.posts({ channel: name })}
              items={others}
              keyOf={idOf}
              estimate_px={heightOf}
              render={row}
            />
          )}
        </section>
      )}
    </div>
  );
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

const TALK = [
  'post_communication@1',
  'delete_communication@1',
  'pin_communication@1',
  'vote@1',
] as const;
