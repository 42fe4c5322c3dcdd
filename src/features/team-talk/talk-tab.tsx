import { useMemo, useState } from 'react';
import { channelsOf, countText, DEFAULT_CHANNEL, type Channel } from '#domain/team/team-talk.ts';
import type { AreaTabProps } from '#entities/team/area-tab-props.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useTeamRecords } from '#live/team/use-team-rows.ts';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { Tabs } from '#ui/page/tabs.tsx';
import { useUnread } from '#entities/team/use-unread.ts';
import { ChannelPanel } from './channel-panel.tsx';

/** What a team writes to its members, by channel (Spec 2 §2, communications). */
export function TalkTab({ team, me, place, now }: AreaTabProps) {
  const { LL } = useI18nContext();
  const posts = useTeamRecords(team.id, 'communication');
  const unread = useUnread({ team, me, place, now });
  const [chosen, setChosen] = useState<Channel>(DEFAULT_CHANNEL);
  const talk = useMemo(() => ({ team, me, place, now }), [team, me, place, now]);
  const words = LL.team_talk;
  if (!posts) return <SkeletonRows label={LL.team_page.area.loading()} />;
  const channels = channelsOf(place);
  const channel = channels.includes(chosen) ? chosen : DEFAULT_CHANNEL;
  return (
    <Tabs
      label={words.channels()}
      tabs={channels.map((id) => ({
        id,
        label: words.channel[id](),
        count: id === channel ? undefined : countText(unread[id] ?? 0),
      }))}
      value={channel}
      onChange={setChosen}
    >
      <ChannelPanel
        key={channel}
        talk={talk}
        channel={channel}
        posts={posts.filter(({ data }) => data.channel === channel)}
      />
    </Tabs>
  );
}
