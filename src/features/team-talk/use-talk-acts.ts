import { useAct } from '#actions/use-act.ts';
import { saying, useSay } from '#actions/use-say.ts';
import type { Channel, Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import type { AskedArgs } from '#sync/registry/registry.ts';
import { newPost } from './new-post.ts';
import { labelOf, type Talk } from './talk-people.ts';

/** What a member asks for in a channel. */
export function useTalkActs(talk: Talk) {
  const { LL } = useI18nContext();
  const mutate = useMutate();
  const say = useSay();
  const act = useAct();
  const { act: words, poll } = LL.team_talk;
  const { posts } = LL.team;
  const team_id = talk.team.id;

  /** Without a word when all is well: the channel shows it at once. */
  async function quietly<Name extends 'post_communication@1' | 'vote@1'>(
    name: Name,
    args: AskedArgs<Name>,
    { label, failed }: { label: string; failed: string },
  ): Promise<boolean> {
    const asked = await mutate(name, args, { label });
    const said = { ...saying('', failed), quiet: true };
    if (asked.ok) void say.outcome([asked.value], said);
    else say.notKept(asked.code, said);
    return asked.ok;
  }

  return {
    /** @returns whether this device stored it */
    send: (channel: Channel, content: string): Promise<boolean> => {
      const where = { team_id, channel };
      const post = newPost(where, { type: 'message', content });
      return quietly('post_communication@1', post, {
        label: labelOf(talk, channel, LL),
        failed: posts.send_failed(),
      });
    },
    vote: ({ id, data }: Post, option: number): Promise<boolean> =>
      quietly(
        'vote@1',
        { id, team_id, option },
        { label: data.title ?? labelOf(talk, data.channel, LL), failed: poll.failed() },
      ),
    pin: ({ id, data }: Post): Promise<unknown> => {
      const done = data.pinned ? words.unpinned() : words.pinned();
      return act(
        'pin_communication@1',
        { id, team_id, pinned: !data.pinned },
        { label: labelOf(talk, data.channel, LL), said: saying(done, words.pin_failed()) },
      );
    },
    remove: ({ id, data }: Post): Promise<unknown> =>
      act(
        'delete_communication@1',
        { id, team_id },
        {
          label: labelOf(talk, data.channel, LL),
          said: saying(words.deleted(), words.delete_failed()),
        },
      ),
  };
}
