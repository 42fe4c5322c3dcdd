import { Link } from '@tanstack/react-router';
import Hash from 'lucide-react/icons/hash';
import Pin from 'lucide-react/icons/pin';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { countText, type Channel } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { MenuItem, menuItemClass } from '#ui/overlay/popover.tsx';
import { DraftMark } from '../compose/draft-mark.tsx';
import type { Talk } from '../talk-people.ts';

type TalkWaysProps = {
  talk: Talk;
  /** That I see. */
  channels: readonly Channel[];
  channel: Channel;
  /** How many posts are new, by channel. */
  unread: Readonly<Partial<Record<Channel, number>>>;
  /** How many posts of this channel are pinned. */
  pins: number;
  onChosen: () => void;
  onFind: () => void;
  onPins: () => void;
  /** The ways out of the talk. */
  children: ReactNode;
};

/** Where one can go in the talk, and from it: beside the posts on a desk, else in a sheet. */
export function TalkWays(props: TalkWaysProps) {
  const { talk, channels, channel, unread, pins, onChosen, onFind, onPins, children } = props;
  const { LL } = useI18nContext();
  const words = LL.team_talk;
  return (
    <div className="talk-ways">
      <nav aria-label={words.channels()}>
        {channels.map((id) => (
          <Link
            key={id}
            to="/team/$id/advanced"
            params={{ id: talk.team.id }}
            search={{ tab: 'communications', channel: id }}
            replace
            resetScroll={false}
            aria-current={id === channel ? 'page' : undefined} // the address may name no channel
            className={menuItemClass}
            onClick={onChosen}
          >
            <Hash aria-hidden className="size-5 shrink-0" />
            <span className="flex-1">
              {words.channel[id]()}
              {id !== channel && <DraftMark team_id={talk.team.id} channel={id} />}
            </span>
            {id !== channel && unread[id] !== undefined && (
              <span className="talk-count">{countText(unread[id])}</span>
            )}
          </Link>
        ))}
      </nav>
      <div>
        <MenuItem icon={Search} onClick={onFind}>
          {words.find.title()}
        </MenuItem>
      </div>
      {children}
      {/* last: it comes with the posts, and moves nothing */}
      {pins > 0 && (
        <div>
          <MenuItem icon={Pin} onClick={onPins}>
            {words.pins_count({ count: pins })}
          </MenuItem>
        </div>
      )}
    </div>
  );
}
