import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { countText, type Channel } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Talk } from '../talk-people.ts';

type TalkHeadProps = {
  team: Talk['team'];
  channel: Channel;
  /** How many posts are new, by channel. */
  unread: Readonly<Partial<Record<Channel, number>>>;
  back: ReactNode;
  /** Opens the channels; absent where they stand beside. */
  onOpen: (() => void) | undefined;
  is_open: boolean;
};

/** The only head of the talk: the way back, and where one is. */
export function TalkHead({ team, channel, unread, back, onOpen, is_open }: TalkHeadProps) {
  const { LL } = useI18nContext();
  const words = LL.team_talk;
  const elsewhere = Object.entries(unread).reduce(
    (sum, [id, count]) => sum + (id === channel ? 0 : count),
    0,
  );
  const title = (
    <>
      <span className="talk-team">{team.name}</span>
      <span aria-hidden>·</span>
      <span className="sr-only">: </span>
      <span className="talk-channel">{words.channel[channel]()}</span>
    </>
  );
  return (
    <header className="talk-head">
      {back}
      <h1 className="talk-title">
        {onOpen ? (
          <button type="button" aria-haspopup="dialog" aria-expanded={is_open} onClick={onOpen}>
            {title}
            <ChevronDown aria-hidden className="size-5 shrink-0" />
            {elsewhere > 0 && (
              <>
                <span aria-hidden className="talk-elsewhere">
                  {countText(elsewhere)}
                </span>
                <span className="sr-only">({words.elsewhere({ count: elsewhere })})</span>
              </>
            )}
          </button>
        ) : (
          title
        )}
      </h1>
    </header>
  );
}
