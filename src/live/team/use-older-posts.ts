import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchOlderPosts, type OlderPost, type PostPosition } from '#sync/calls/older-posts.ts';
import { reportWhile } from '../report-while.ts';
import { report } from '#sync/device/report.ts';
import { useAccount } from '../account-context.ts';
import { useSyncStatus } from '../freshness/use-sync-status.ts';
import { useSettling } from './use-settling.ts';

/** A part of the channel that was read in one piece. */
type Part = {
  readonly before: PostPosition;
  /** The oldest of its posts: what is older is in the next part. */
  readonly from: PostPosition;
  readonly posts: readonly OlderPost[];
  readonly mark: string;
};

/** The first part, and how many posts the longest has: each is twice as long as the one before. */
const FIRST = 50;
const LONGEST = 800;
/** More than a part ever holds: new posts lengthen the first one. */
const WHOLE = 1_000;

type OlderPosts = {
  /** Newest first, with the waiting mutations on top. */
  readonly posts: readonly OlderPost[];
  /** failed: no signal, or the server did not answer. end: there are no older ones. */
  readonly phase: 'more' | 'asking' | 'failed' | 'end';
  readonly ask: () => void;
};

/**
 * The posts of a channel that the device does not keep, read with a signal when they are asked for,
 * and held in memory only. After each round they are read again, so that what was deleted
 * disappears; unchanged parts are not sent again.
 * @param channel the same for the life of the component: give it a key
 * @param oldest the oldest post that the device keeps
 */
export function useOlderPosts(of: {
  team_id: string;
  channel: string;
  oldest: PostPosition;
}): OlderPosts {
  const { team_id, channel, oldest } = of;
  const { local, person } = useAccount();
  const { synced_at } = useSyncStatus();
  const [parts, setParts] = useState<readonly Part[]>([]);
  const [phase, setPhase] = useState<OlderPosts['phase']>('more');
  const settling = useSettling(team_id);
  const asking = useRef(false);

  const fetch = useCallback(
    (asked: Omit<Parameters<typeof fetchOlderPosts>[1], 'team_id' | 'channel'>) =>
      fetchOlderPosts(
        { source: local.source, user_id: person?.id ?? null },
        { team_id, channel, ...asked },
      ),
    [local, person, team_id, channel],
  );

  async function ask() {
    if (asking.current) return;
    asking.current = true;
    setPhase('asking');
    const before = parts.at(-1)?.from ?? oldest;
    const limit = Math.min(FIRST * 2 ** parts.length, LONGEST);
    const answer = await fetch({ before, limit });
    asking.current = false;
    if (!answer?.posts) return setPhase('failed');
    const { posts, mark } = answer;
    const last = posts.at(-1);
    if (last) setParts([...parts, { before, from: positionOf(last), posts, mark }]);
    setPhase(posts.length < limit ? 'end' : 'more');
  }

  const readAgain = useEffectEvent(async (is_current: () => boolean) => {
    if (parts.length === 0) return undefined;
    const settled = settling.forget();
    const read: Part[] = [];
    for (const [n, part] of parts.entries()) {
      // what fell out of the device's fifty since then is in the first part
      const before = n === 0 ? oldest : part.before;
      const moved = n === 0 && oldest.id !== part.before.id;
      const mark = moved ? undefined : part.mark;
      const answer = await fetch({ before, from: part.from, limit: WHOLE, mark });
      if (!answer || !is_current()) return undefined;
      read.push({ ...part, before, posts: answer.posts ?? part.posts, mark: answer.mark });
    }
    return { read, settled };
  });
  useEffect(() => {
    let current = true;
    const show = (answer: Awaited<ReturnType<typeof readAgain>>) => {
      if (!answer) return;
      const { read, settled } = answer;
      settled();
      // a part that was asked for meanwhile stays
      setParts((now) => now.map((part, n) => (read[n]?.from === part.from ? read[n] : part)));
    };
    readAgain(() => current)
      .then(show)
      .catch(reportWhile(() => current));
    return () => {
      current = false;
    };
  }, [synced_at, oldest.id]); // after each round, and when the device's oldest post is another

  return {
    posts: settling.shown(parts.flatMap((part) => part.posts)),
    phase,
    ask: () => void ask().catch(report),
  };
}

const positionOf = ({ id, data: { created_at } }: OlderPost): PostPosition => ({ id, created_at });
