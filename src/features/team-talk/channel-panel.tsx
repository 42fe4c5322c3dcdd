import ArrowDown from 'lucide-react/icons/arrow-down';
import { useCallback, useMemo, useRef, useState, type ReactNode, type Ref } from 'react';
import { heldBack, type TalkRow } from '#domain/talk/talk-rows.ts';
import { mayPost, shownPosts, type Channel, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { Composer, type PutBack } from './compose/composer.tsx';
import { NewPosts } from './list/new-posts.tsx';
import { Pins } from './list/pins.tsx';
import { Posts } from './list/posts.tsx';
import { RefusedPosts } from './list/refused-posts.tsx';
import { useEnd } from './list/use-end.ts';
import { PostRow } from './post/post-row.tsx';
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
  /** Shows all that is pinned. */
  openPins?: Ref<() => void>;
  /** Between the pinned posts and the others: a note that comes there moves no button. */
  children?: ReactNode;
};

/** A channel: what is pinned, the posts with the newest at the bottom, and what to write. */
export function ChannelPanel(props: ChannelPanelProps) {
  const { talk, channel, posts, named, openPins, children } = props;
  const { LL } = useI18nContext();
  const outbox = useOutbox();
  const { pinned, listed } = useMemo(() => shownPosts(posts), [posts]);
  const box = useRef<HTMLElement>(null);
  const end = useEnd(box, listed.find(({ rev }) => rev > 0)?.data.created_at);
  const { held, shown } = useMemo(() => heldBack(listed, end.top), [listed, end.top]);
  const stopped = useStopped(talk.team.id, channel);
  useMarkSeen(talk.team.id, channel, stopped === undefined ? NO_POSTS : shown);
  const [led_to, setLedTo] = useState(named);
  if (named !== led_to) {
    setLedTo(named);
    end.reached(); // it may be one that is held back
  }
  const toEnd = () => {
    end.reached();
    if (box.current) box.current.scrollTop = 0;
  };
  const composer = useRef<PutBack>(null);
  const putBack = useCallback<PutBack>((post) => composer.current?.(post), []);
  const words = LL.team_talk;
  const writes = mayPost(talk.place, channel, 'message');
  const row = (of: Partial<TalkRow> & { post: Post; is_copy?: boolean }) => (
    <PostRow key={of.post.id} {...of} {...{ talk, outbox, putBack }} />
  );
  return (
    <div className="talk-panel">
      <Pins {...{ pinned, shown, named, row, openPins }} />
      {children}
      <NewPosts talk={talk} posts={posts} />
      <div className="talk-middle">
        <section
          ref={box}
          role="log"
          aria-live="off" // NewPosts tells of them, and counts what comes in a short time
          aria-label={words.posts({ channel: words.channel[channel]() })}
          className="talk-posts"
          tabIndex={-1}
          onScroll={end.onScroll}
        >
          <RefusedPosts {...{ talk, channel, posts, outbox }} />
          <Posts {...{ talk, channel, posts, shown, row }} stopped={stopped ?? null} />
        </section>
        {end.away && (
          <button
            type="button"
            className="talk-to-end"
            onClick={() => {
              box.current?.focus(); // the button goes
              toEnd();
            }}
          >
            <ArrowDown aria-hidden className="size-5" />
            {held.length > 0 && <span aria-hidden>{held.length}</span>}
            <span className="sr-only">
              {held.length > 0 ? words.to_new({ count: held.length }) : words.to_end()}
            </span>
          </button>
        )}
      </div>
      <div className="talk-compose">
        {writes ? (
          <Composer talk={talk} channel={channel} putBack={composer} onSent={toEnd} />
        ) : (
          <p className="py-2 text-soft">{words.read_only()}</p>
        )}
      </div>
    </div>
  );
}

const NO_POSTS: readonly Post[] = [];
