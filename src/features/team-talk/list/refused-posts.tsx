import { useMemo } from 'react';
import { WaitingNotes } from '#actions/waiting-notes.tsx';
import { wordsOf } from '#domain/talk/post-text.ts';
import type { Channel, Post } from '#domain/talk/team-talk.ts';
import { AREA, askedAbout } from '#entities/team/asked-about.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { CorrectPost, mayCorrect } from '../compose/compose-more.tsx';
import { CopyRefused } from '../copy-refused.tsx';
import type { PostArgs } from '../new-post.ts';
import type { Talk } from '../talk-people.ts';

type RefusedPostsProps = {
  talk: Talk;
  channel: Channel;
  /** Of this channel. */
  posts: readonly Post[];
  outbox: readonly OutboxRecord[] | undefined;
};

/** What the server refused of what I asked in a channel. */
export function RefusedPosts({ talk, channel, posts, outbox }: RefusedPostsProps) {
  const refused = useMemo(
    () =>
      askedAbout(outbox ?? [], talk.team.id, AREA.communications).filter(({ status, args }) => {
        const about = args as Partial<PostArgs>;
        const is_here = about.channel === channel || posts.some(({ id }) => id === about.id);
        return status === 'rejected' && is_here;
      }),
    [outbox, talk, channel, posts],
  );
  if (refused.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pt-3">
      <WaitingNotes
        records={refused}
        correct={(record) =>
          mayCorrect(talk, record) ? <CorrectPost talk={talk} refused={record} /> : undefined
        }
        more={(record) => <CopyRefused record={record} />}
        said={wordsOf}
      />
    </div>
  );
}
