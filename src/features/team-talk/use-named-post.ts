import { useEffect, useState } from 'react';
import type { AreaTarget } from '#domain/talk/area-target.ts';
import { DEFAULT_CHANNEL, type Channel, type Post } from '#domain/talk/team-talk.ts';
import { useAreaTarget } from '#entities/team/area/use-area-target.ts';
import { bringIntoView } from '#ui/lists/bring-into-view.ts';
import { postElement } from './post/post-element.ts';

export type Named = { readonly id: string };

type NamedPost = {
  /** The channel of the address, or of the post that it names. */
  readonly channel: Channel;
  /** The id of a post that can't be shown. */
  readonly missing: string | undefined;
  /** The device has the post, in a channel that I do not see, or do not see any more. */
  readonly closed: boolean;
  /** The post that a link named last: a new object for each link. */
  readonly named: Named | undefined;
  readonly setTarget: (next: AreaTarget) => Promise<void>;
};

/**
 * The channel that the address names. A post that it names is brought into view once, and leaves the
 * address then, so that the same link works again.
 * @param channels that I see
 */
export function useNamedPost(
  team_id: string,
  channels: readonly Channel[],
  posts: readonly Post[] | undefined,
): NamedPost {
  const { target, setTarget } = useAreaTarget(team_id, 'communications');
  const found = posts?.find(({ id }) => id === target.post);
  const named = found?.data.channel ?? target.channel ?? DEFAULT_CHANNEL;
  const channel = channels.includes(named) ? named : DEFAULT_CHANNEL;
  const shown = found && found.data.channel === channel ? found.id : undefined;
  const [last, setLast] = useState<Named>();
  useEffect(() => {
    if (!shown) return;
    void setTarget({ channel }).then(() => {
      setLast({ id: shown });
      bringIntoView(postElement(shown));
    });
  }, [shown, channel, setTarget]);
  const missing = posts && !shown ? target.post : undefined;
  return { channel, missing, closed: found !== undefined && !shown, named: last, setTarget };
}
