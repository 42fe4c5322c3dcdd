import CloudOff from 'lucide-react/icons/cloud-off';
import { DataFrom } from '#entities/age/data-from.tsx';
import { usePhoneMinute } from '#entities/age/use-phone-minute.ts';
import type { Channel } from '#domain/talk/team-talk.ts';
import { askedAbout } from '#entities/team/asked-about.ts';
import { formatAge } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useOnline } from '#live/freshness/use-online.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import { isWaiting } from '#sync/outbox/outbox.ts';
import type { PostArgs } from '../new-post.ts';
import type { Talk } from '../talk-people.ts';

type SignalLineProps = {
  talk: Talk;
  channel: Channel;
  /** When the rows came: UTC ms. */
  synced_at: number | undefined;
};

/**
 * The only line about the signal: that it is missing, how many posts of this channel this device
 * keeps, and how old the others are.
 */
export function SignalLine({ talk, channel, synced_at }: SignalLineProps) {
  const { LL } = useI18nContext();
  const online = useOnline();
  const outbox = useOutbox();
  const count = askedAbout(outbox ?? [], talk.team.id, ['post_communication@1']).filter(
    (record) => isWaiting(record) && (record.args as PostArgs).channel === channel,
  ).length;
  const { status } = LL.sync;
  return (
    <div className="talk-line">
      <div role="status">
        {!online && (
          <p>
            <CloudOff aria-hidden className="size-4 shrink-0" />
            {count > 0 ? status.offline_pending({ pending: count }) : status.offline()}
          </p>
        )}
      </div>
      {online ? <DataFrom synced_at={synced_at} /> : <Age synced_at={synced_at} />}
    </div>
  );
}

function Age({ synced_at }: Pick<SignalLineProps, 'synced_at'>) {
  const { LL, locale } = useI18nContext();
  const now = usePhoneMinute();
  if (synced_at === undefined) return null;
  const age = formatAge(new Date(synced_at).toISOString(), { now: new Date(now), locale, LL });
  return <p>· {age}</p>;
}
