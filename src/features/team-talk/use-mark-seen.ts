import { useEffect, useEffectEvent, useRef } from 'react';
import { newestFirst, type Channel, type Post } from '#domain/talk/team-talk.ts';
import { useMutate } from '#actions/use-mutate.ts';
import { useKeepSeenPost, useReadMarks } from '#live/team/use-seen-posts.ts';
import { onHidden } from '#platform/kept/on-hidden.ts';
import { isToldOf } from '#sync/device/seen-posts.ts';

/**
 * Keeps that an open channel was seen, as long as the page is on the screen, and tells this person's
 * other devices how far when they leave the channel or turn to something else: once a visit.
 */
export function useMarkSeen(team_id: string, channel: Channel, posts: readonly Post[]): void {
  const keep = useKeepSeenPost(team_id);
  const mutate = useMutate();
  const marks = useReadMarks();
  const seen = useRef<string>(undefined);
  // my own waiting posts have this device's time
  const newest = posts.filter(({ rev }) => rev > 0).toSorted(newestFirst)[0]?.data.created_at;
  const tell = useEffectEvent((args: { team_id: string; channel: Channel }) => {
    const seen_at = seen.current;
    seen.current = undefined;
    if (!seen_at || !marks || isToldOf(marks, { ...args, seen_at })) return;
    void mutate('mark_read@1', { ...args, seen_at }, { label: '' });
  });
  useEffect(() => {
    if (newest === undefined) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      seen.current = newest;
      keep(channel, newest);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [keep, channel, newest]);
  useEffect(() => {
    const leave = () => tell({ team_id, channel });
    const stop = onHidden(leave);
    window.addEventListener('blur', leave);
    return () => {
      stop();
      window.removeEventListener('blur', leave);
      leave();
    };
  }, [team_id, channel]);
}
