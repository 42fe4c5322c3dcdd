import { useEffect } from 'react';
import { newestFirst, type Channel, type Post } from '#domain/talk/team-talk.ts';
import { useKeepSeenPost } from '#live/team/use-seen-posts.ts';

/** Keeps that an open channel was seen, as long as the page is on the screen. */
export function useMarkSeen(team_id: string, channel: Channel, posts: readonly Post[]): void {
  const keep = useKeepSeenPost(team_id);
  // my own waiting posts have this device's time
  const newest = posts.filter(({ rev }) => rev > 0).toSorted(newestFirst)[0]?.data.created_at;
  useEffect(() => {
    if (newest === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState === 'visible') keep(channel, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [keep, channel, newest]);
}
