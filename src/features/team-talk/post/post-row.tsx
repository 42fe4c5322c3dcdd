import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import { memo } from 'react';
import { eventOfPost, textBesideEvent } from '#domain/talk/post-event.ts';
import type { TalkRow } from '#domain/talk/talk-rows.ts';
import type { Post } from '#domain/talk/team-talk.ts';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { formatInstant } from '#i18n/formats/formats.ts';
import { LinkedText } from '#entities/linked-text/linked-text.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { WaitsChip } from '#entities/form/waits-chip.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { PutBack } from '../compose/composer.tsx';
import { authorOf, type Talk } from '../talk-people.ts';
import { PostActions } from './post-actions.tsx';
import { postElement } from './post-element.ts';
import { PostEvent } from './post-event.tsx';
import { PostMedia } from './post-media.tsx';
import { PostPoll } from './post-poll.tsx';

type PostRowProps = Partial<TalkRow> & {
  talk: Talk;
  post: Post;
  outbox: readonly OutboxRecord[] | undefined;
  putBack: PutBack;
  /** It stands in the list too, where links find it. */
  is_copy?: boolean;
};

const KINDS = { announcement: Megaphone, poll: ListChecks, event: CalendarDays } as const;

/** A post: who wrote it and when, what it says, and what can be done with it. */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { talk, post, outbox, putBack, day, is_first_new, is_joined, is_copy } = props;
  const { LL, locale } = useI18nContext();
  const { data } = post;
  const author = authorOf(post, talk.me, LL);
  const asked = outbox?.filter((record) => isAbout(record, post.id)) ?? [];
  const when = formatInstant(data.created_at, { now: new Date(talk.now), locale, LL });
  const words = LL.team_talk;
  const about = eventOfPost(data.content);
  const text = about ? textBesideEvent(data.content) : data.content;
  return (
    <li id={is_copy ? undefined : postElement(post.id)}>
      {day && <p className="talk-day">{day}</p>}
      {is_first_new && <p className="talk-new">{words.new()}</p>}
      <div className={is_joined ? 'talk-row talk-row-joined' : 'talk-row'}>
        {!is_joined && <PersonPicture name={author.name} avatar_url={author.avatar_url} />}
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <div className={is_joined ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2'}>
            <h3 className="font-sans text-base font-semibold wrap-anywhere">
              {author.name}
              {author.is_me && (
                <span className="font-normal text-soft"> ({words.author.me()})</span>
              )}
            </h3>
            <time dateTime={data.created_at} className="text-sm text-soft">
              {when}
            </time>
          </div>
          <Chips post={post} waits={asked.length > 0} />
          {data.title && !(about && data.type === 'event') && (
            <p className="font-display text-xl leading-tight wrap-anywhere">{data.title}</p>
          )}
          {text && (
            <p className="max-w-prose whitespace-pre-line wrap-anywhere">
              <LinkedText text={text} />
            </p>
          )}
          {about && <PostEvent about={about} />}
          {data.type === 'poll' && (
            <PostPoll talk={talk} post={post} waits={asked.some(({ name }) => name === 'vote@1')} />
          )}
          {data.media_urls.length > 0 && <PostMedia urls={data.media_urls} />}
        </div>
        <PostActions {...{ talk, post, asked, putBack }} author={author.name} />
      </div>
    </li>
  );
});

function Chips({ post: { data }, waits }: { post: Post; waits: boolean }) {
  const { LL } = useI18nContext();
  const words = LL.team_talk.chip;
  const kind = data.type === 'message' || data.type === 'media' ? undefined : data.type;
  if (!kind && !waits) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {kind && (
        <StateChip kind="mode" icon={KINDS[kind]}>
          {words[kind]()}
        </StateChip>
      )}
      {waits && <WaitsChip>{words.waiting()}</WaitsChip>}
    </div>
  );
}

const isAbout = (record: OutboxRecord, id: string): boolean =>
  isWaiting(record) && (record.args as { id?: string }).id === id;
