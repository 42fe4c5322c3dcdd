import CloudOff from 'lucide-react/icons/cloud-off';
import { askedAbout } from '#entities/team/asked-about.ts';
import type { Channel } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { PostArgs } from '../new-post.ts';
import type { Talk } from '../talk-people.ts';

type KeptLineProps = { talk: Talk; channel: Channel; outbox: readonly OutboxRecord[] };

/** Without a signal, how many posts of this channel this device keeps. */
export function KeptLine({ talk, channel, outbox }: KeptLineProps) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const count = askedAbout(outbox, talk.team.id, ['post_communication@1']).filter(
    (record) => isWaiting(record) && (record.args as PostArgs).channel === channel,
  ).length;
  return (
    <div role="status">
      {!online && count > 0 && (
        <p className="flex items-center gap-2 text-sm text-soft">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          {LL.team_talk.kept({ count })}
        </p>
      )}
    </div>
  );
}
