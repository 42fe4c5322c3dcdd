import type { ReactNode } from 'react';
import type { TalkRow } from '#domain/talk/talk-rows.ts';
import type { Channel, Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOlderPosts } from '#live/team/use-older-posts.ts';
import { Button } from '#ui/button.tsx';
import type { Talk } from '../talk-people.ts';
import { PostList } from './post-list.tsx';

type OlderPostsProps = {
  talk: Talk;
  channel: Channel;
  /** The posts of the device, without old pins, newest first. */
  newest: readonly Post[];
  /** The oldest of the newest ones. */
  oldest: Post;
  /** See talkRows. */
  stopped: string | null;
  row: (row: TalkRow) => ReactNode;
};

/** The newest posts, and above them older ones as far as the person asked for them. */
export function OlderPosts(props: OlderPostsProps) {
  const { talk, channel, newest, oldest, stopped, row } = props;
  const { LL } = useI18nContext();
  const words = LL.team_talk;
  const { id, data } = oldest;
  const older = useOlderPosts({
    team_id: talk.team.id,
    channel,
    oldest: { id, created_at: data.created_at },
  });
  const here = new Set(newest.map((post) => post.id));
  const more = older.posts.filter((post) => !here.has(post.id));
  const { phase } = older;
  return (
    <>
      <PostList
        {...{ talk, stopped, row }}
        label={words.posts({ channel: words.channel[channel]() })}
        posts={[...newest, ...more]}
      />
      <div role="status" className="flex flex-col items-center gap-2 pt-4 text-soft">
        {phase === 'failed' && <p>{words.older_failed()}</p>}
        {phase === 'end' ? (
          <p>{words.older_end()}</p>
        ) : (
          <Button busy={phase === 'asking'} onClick={older.ask}>
            {words.older()}
          </Button>
        )}
      </div>
    </>
  );
}
