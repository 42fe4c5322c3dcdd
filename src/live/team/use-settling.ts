import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { OlderPost } from '#sync/calls/older-posts.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { overlayOf } from '#sync/outbox/overlay.ts';
import { useOutbox } from '../outbox/use-outbox.ts';

const NONE: readonly OutboxRecord[] = [];

/**
 * Shows posts that were read once with this person's mutations on top: those that wait, and those
 * that the server did since the posts were read. So nothing that was deleted comes back for a
 * moment.
 */
export function useSettling(team_id: string) {
  const outbox = useOutbox() ?? NONE;
  const before = useRef(NONE);
  const [done, setDone] = useState(NONE);
  useLayoutEffect(() => {
    const here = new Set(outbox.map(({ id }) => id));
    const gone = before.current.filter(
      ({ id, status, args }) =>
        !here.has(id) &&
        (status === 'acked' || status === 'sending') &&
        (args as { team_id?: string }).team_id === team_id,
    );
    before.current = outbox;
    if (gone.length > 0) setDone((earlier) => [...earlier, ...gone]);
  }, [outbox, team_id]);

  return {
    /** Called before reading again; the function that it returns after that. */
    forget: useCallback(() => {
      const known = new Set(done);
      return () => {
        if (known.size > 0) setDone((all) => all.filter((one) => !known.has(one)));
      };
    }, [done]),
    shown: (posts: readonly OlderPost[]): readonly OlderPost[] => {
      const overlay = overlayOf('team_records', [...done, ...outbox]);
      if (overlay.size === 0) return posts;
      return posts.flatMap((post) => {
        const change = overlay.get(post.id);
        const changed = change ? change(post) : post;
        return changed?.kind === 'communication' ? [changed] : [];
      });
    },
  };
}
