import { useMemo, useSyncExternalStore } from 'react';
import { channelsOf, countText } from '#domain/talk/team-talk.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { MissingTarget } from '#entities/team/area/missing-target.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamMembers, useTeamRecords } from '#live/team/use-team-rows.ts';
import { isWideScreen, subscribeWideScreen } from '#platform/wide-screen.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/page/note.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { useUnread } from '#entities/team/use-unread.ts';
import { DraftMark } from './compose/draft-mark.tsx';
import { ChannelPanel } from './channel-panel.tsx';
import { useNamedPost } from './use-named-post.ts';

/** What a team writes to its members, by channel (Spec 2 §2, communications). */
export function TalkTab({ team, me, place, now }: AreaTabProps) {
  const { LL } = useI18nContext();
  const posts = useTeamRecords(team.id, 'communication');
  const unread = useUnread({ team, me, place, now });
  const channels = useMemo(() => channelsOf(place), [place]);
  const { channel, missing, closed, named, setTarget } = useNamedPost(team.id, channels, posts);
  const people = useTeamMembers(team.id);
  const members = people.state === 'loading' ? undefined : people.rows;
  const talk = useMemo(() => ({ team, me, place, members, now }), [team, me, place, members, now]);
  const wide = useSyncExternalStore(subscribeWideScreen, isWideScreen);
  const words = LL.team_talk;
  const close = () => void setTarget({ channel });
  if (!posts) return <SkeletonRows label={LL.team_page.area.loading()} />;
  return (
    <Tabs
      className="talk-channels"
      label={words.channels()}
      is_column={wide}
      tabs={channels.map((id) => ({
        id,
        label: words.channel[id](),
        count: id === channel ? undefined : countText(unread[id] ?? 0),
        mark: id !== channel && <DraftMark team_id={team.id} channel={id} />,
      }))}
      value={channel}
      onChange={(chosen) => void setTarget({ channel: chosen })}
    >
      {missing && closed && (
        <Note kind="info" action={<Button onClick={close}>{LL.common.close()}</Button>}>
          {words.named.closed()}
        </Note>
      )}
      {missing && !closed && (
        <MissingTarget
          key={missing}
          team_id={team.id}
          id={missing}
          looking={words.named.looking()}
          gone={words.named.gone()}
          onClose={close}
        />
      )}
      <ChannelPanel
        key={channel}
        talk={talk}
        channel={channel}
        named={named}
        posts={posts.filter(({ data }) => data.channel === channel)}
      />
    </Tabs>
  );
}
