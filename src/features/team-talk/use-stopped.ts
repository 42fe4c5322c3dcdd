import { useState } from 'react';
import type { Channel } from '#domain/talk/team-talk.ts';
import { useSeenPosts } from '#live/team/use-seen-posts.ts';

/**
 * How far a person had read when they opened a channel: UTC ISO instant, null when it was never
 * shown here, undefined until known. It stays while the channel is open.
 */
export function useStopped(team_id: string, channel: Channel): string | null | undefined {
  const seen = useSeenPosts(team_id);
  const [stopped, setStopped] = useState<string | null>();
  if (stopped === undefined && seen) setStopped(seen[channel] ?? null);
  return stopped;
}
