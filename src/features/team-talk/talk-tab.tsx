import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { channelsOf, type Channel } from '#domain/talk/team-talk.ts';
import type { WholeTabProps } from '#entities/team/area-tab-props.ts';
import { useUnread } from '#entities/team/use-unread.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamMembers, useTeamRecords } from '#live/team/use-team-rows.ts';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { NotThere } from './not-there.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { useRootState } from '#ui/use-root-state.ts';
import { ChannelPanel } from './channel-panel.tsx';
import { FindPosts } from './head/find-posts.tsx';
import { SignalLine } from './head/signal-line.tsx';
import { TalkHead } from './head/talk-head.tsx';
import { TalkWays } from './head/talk-ways.tsx';
import './talk.css';
import { useNamedPost } from './use-named-post.ts';
import { useVisibleHeight } from './use-visible-height.ts';

/**
 * What a team writes to its members, by channel (Spec 2 §2, communications). It has the whole screen:
 * one head, the posts, and at the bottom edge the box to write in.
 */
export function TalkTab({ team, me, place, now, back, ways, synced_at }: WholeTabProps) {
  const { LL } = useI18nContext();
  const posts = useTeamRecords(team.id, 'communication');
  const unread = useUnread({ team, me, place, now });
  const channels = useMemo(() => channelsOf(place), [place]);
  const { channel, missing, closed, named, setTarget } = useNamedPost(team.id, channels, posts);
  const people = useTeamMembers(team.id);
  const members = people.state === 'loading' ? undefined : people.rows;
  const talk = useMemo(() => ({ team, me, place, members, now }), [team, me, place, members, now]);
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const [open, setOpen] = useState<'ways' | 'find'>();
  const openPins = useRef<() => void>(null);
  const frame = useVisibleHeight();
  useRootState('talk');
  const close = () => setOpen(undefined);
  const leave = () => void setTarget({ channel });
  const here = useMemo(() => ofChannel(posts ?? [], channel), [posts, channel]);
  const menu = (
    <TalkWays
      {...{ talk, channels, channel, unread }}
      pins={here.filter(({ data }) => data.pinned).length}
      onChosen={close}
      onFind={() => setOpen('find')}
      onPins={() => {
        close();
        openPins.current?.();
      }}
    >
      {ways}
    </TalkWays>
  );
  return (
    <div ref={frame} className="talk">
      <TalkHead
        {...{ team, channel, unread, back }}
        is_open={open === 'ways'}
        onOpen={wide ? undefined : () => setOpen('ways')}
      />
      <div className="talk-body">
        {wide && <div className="talk-side">{menu}</div>}
        <div className="talk-main">
          {missing && <NotThere {...{ team, missing, closed }} onClose={leave} />}
          {posts ? (
            <ChannelPanel
              key={channel}
              {...{ talk, channel, named }}
              posts={here}
              openPins={openPins}
            >
              <SignalLine {...{ talk, channel, synced_at }} />
            </ChannelPanel>
          ) : (
            <div className="px-4 pt-2">
              <SkeletonRows label={LL.team_page.area.loading()} />
            </div>
          )}
        </div>
      </div>
      <Dialog
        open={open === 'ways' && !wide}
        onClose={close}
        title={team.name}
        close_label={LL.common.close()}
      >
        {menu}
      </Dialog>
      <FindPosts
        {...{ talk, channels }}
        open={open === 'find'}
        posts={posts ?? []}
        onClose={close}
        onFound={({ id, data }) => void setTarget({ channel: data.channel, post: id })}
      />
    </div>
  );
}

const ofChannel = <Row extends { data: { channel: Channel } }>(
  posts: readonly Row[],
  channel: Channel,
): readonly Row[] => posts.filter(({ data }) => data.channel === channel);
