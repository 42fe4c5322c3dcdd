import ArrowDown from 'lucide-react/icons/arrow-down';
import { useCallback, useMemo, useRef } from 'react';
import { heldBack, type TalkRow } from '#domain/talk/talk-rows.ts';
import { mayPost, shownPosts, type Channel, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { Composer, type PutBack } from './compose/composer.tsx';
import { KeptLine } from './compose/kept-line.tsx';
import { NewPosts } from './list/new-posts.tsx';
import { Pins } from './list/pins.tsx';
import { Posts } from './list/posts.tsx';
import { RefusedPosts } from './list/refused-posts.tsx';
import { useEnd } from './list/use-end.ts';
import { useVisibleHeight } from './list/use-visible-height.ts';
import { PostRow } from './post/post-row.tsx';
import './talk.css';
import type { Talk } from './talk-people.ts';
import { useMarkSeen } from './use-mark-seen.ts';
import type { Named } from './use-named-post.ts';
import { useStopped } from './use-stopped.ts';

type ChannelPanelProps = {
  talk: Talk;
  channel: Channel;
  /** Of this channel, in no order. */
  posts: readonly Post[];
  /** The post that a link named last. */
  named?: Named | undefined;
};

/** A channel: what is pinned, the posts with the newest at the bottom, and what to write. */
export function ChannelPanel({ talk, channel, posts, named }: ChannelPanelProps) {
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const { pinned, listed } = useMemo(() => shownPosts(posts), [posts]);
  const box = useRef<HTMLElement>(null);
  const end = useEnd(box, listed.find(({ rev }) => rev > 0)?.data.created_at);
  const { held, shown } = useMemo(() => heldBack(listed, end.top), [listed, end.top]);
  const stopped = useStopped(talk.team.id, channel);
  useMarkSeen(talk.team.id, channel, stopped === undefined ? NO_POSTS : shown);
  const toEnd = () => {
    end.reached();
    if (box.current) box.current.scrollTop = 0;
  };
  const frame = useVisibleHeight();
  const composer = useRef<PutBack>(null);
  const putBack = useCallback<PutBack>((post) => composer.current?.(post), []);
  const words = LL.team_talk;
  const writes = mayPost(talk.place, channel, 'message');
  const row = (of: Partial<TalkRow> & { post: Post; is_copy?: boolean }) => (
    <PostRow key={of.post.id} {...of} {...{ talk, outbox, putBack }} />
  );
  return (
    <div ref={frame} className="talk-frame">
      <div className="talk-panel">
        <Pins {...{ pinned, shown, named, row }} />
        <NewPosts talk={talk} posts={posts} />
        <section
          ref={box}
          aria-label={words.posts({ channel: words.channel[channel]() })}
          className="talk-posts"
          tabIndex={-1}
          onScroll={end.onScroll}
        >
          <RefusedPosts {...{ talk, channel, posts, outbox }} />
          <Posts {...{ talk, channel, posts, shown, row }} stopped={stopped ?? null} />
        </section>
        {end.away && (
          <div className="talk-to-end">
            <Button
              icon={ArrowDown}
              onClick={() => {
                box.current?.focus(); // the button goes
                toEnd();
              }}
            >
              {held.length > 0 ? words.to_new({ count: held.length }) : words.to_end()}
            </Button>
          </div>
        )}
        <KeptLine talk={talk} channel={channel} outbox={outbox ?? NONE} />
        {writes ? (
          <Composer talk={talk} channel={channel} putBack={composer} onSent={toEnd} />
        ) : (
          <p className="text-soft">{words.read_only()}</p>
        )}
      </div>
    </div>
  );
}

const NONE: readonly OutboxRecord[] = [];
const NO_POSTS: readonly Post[] = [];
