import { Link } from '@tanstack/react-router';
import Pin from 'lucide-react/icons/pin';
import { textBesideEvent } from '#domain/talk/post-event.ts';
import { sayOf } from '#domain/talk/post-text.ts';
import { isIn } from '#domain/team/team-people.ts';
import { newestPin, type Post } from '#domain/talk/team-talk.ts';
import { formatInstant } from '#i18n/formats/instants.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Team, TeamPeople } from '../use-team-people.ts';

type NewestPinProps = {
  team: Team;
  people: TeamPeople;
  posts: readonly Post[];
  /** UTC ISO instant. */
  now: string;
};

/** What the captain or an officer pinned: the newest of it, for a member. */
export function NewestPin({ team, people, posts, now }: NewestPinProps) {
  const { LL, locale } = useI18nContext();
  const pin = isIn(people.place) ? newestPin(posts) : undefined;
  if (!pin) return null;
  const { data } = pin;
  const words = LL.team_page.pin;
  const when = formatInstant(data.created_at, { now: new Date(now), locale, LL });
  const name = data.author_name || people.mine?.name;
  return (
    <section aria-labelledby="newest-pin" className="note note-info">
      <Pin aria-hidden className="mt-0.5 size-6 shrink-0" />
      <div className="min-w-0 flex-1">
        <h2 id="newest-pin" className="text-sm text-soft">
          {words.title()}
        </h2>
        <div className="text-base-content">
          {data.title && (
            <p className="font-display text-xl leading-tight wrap-anywhere">{data.title}</p>
          )}
          <p className="line-clamp-3 max-w-prose whitespace-pre-line wrap-anywhere">
            <LinkedText
              text={data.title ? textBesideEvent(data.content) : sayOf(data, LL.picture.word())}
            />
          </p>
        </div>
        <p className="mt-1 text-sm text-soft">{name ? words.by({ name, when }) : when}</p>
        <Link
          to="/team/$id/advanced"
          params={{ id: team.id }}
          search={{ tab: 'communications', channel: data.channel, post: pin.id }}
          className="inline-flex tap-height items-center underline"
        >
          {words.see()}
        </Link>
      </div>
    </section>
  );
}
