import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import { formatInstant } from '#i18n/formats/instants.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { waitsWord } from '#i18n/words/kept-words.ts';
import { useWayOut } from '#live/freshness/use-way-out.ts';
import type { Post } from '#domain/talk/team-talk.ts';

type PostFootProps = {
  post: Post;
  /** UTC ISO instant. */
  now: string;
  /** A line above says the day. */
  is_dated: boolean;
  is_mine: boolean;
  /** Something about it waits on this device. */
  waits: boolean;
};

/**
 * When a post was written, and whether it was sent. The mark has its place in every bubble, so that
 * nothing moves when the server answers.
 */
export function PostFoot({ post: { data }, now, is_dated, is_mine, waits }: PostFootProps) {
  const { LL, locale } = useI18nContext();
  const { created_at } = data;
  return (
    <p className="talk-foot">
      <time dateTime={created_at}>
        {is_dated
          ? localTime(created_at)
          : formatInstant(created_at, { now: new Date(now), locale, LL })}
      </time>
      <span className="talk-state">{waits ? <Waits /> : is_mine && <Sent />}</span>
    </p>
  );
}

function Waits() {
  const { LL } = useI18nContext();
  const way = useWayOut();
  return (
    <>
      <Clock aria-hidden />
      <span className="sr-only">{waitsWord(LL, way, LL.team_talk.chip.waiting())}</span>
    </>
  );
}

function Sent() {
  const { LL } = useI18nContext();
  return (
    <>
      <Check aria-hidden />
      <span className="sr-only">{LL.team_talk.chip.sent()}</span>
    </>
  );
}

/** HH:MM on this device, as the days above are. */
const localTime = (instant: string): string => new Date(instant).toTimeString().slice(0, 5);
