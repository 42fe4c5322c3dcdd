import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import { memo } from 'react';
import type { Post } from '#domain/team/team-talk.ts';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { formatInstant } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import type { RowElement } from '#ui/lists/list-row.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { authorOf, type Talk } from '../talk-people.ts';
import { PostActions } from './post-actions.tsx';
import { PostMedia } from './post-media.tsx';
import { PostPoll } from './post-poll.tsx';

type PostRowProps = {
  talk: Talk;
  post: Post;
  outbox: readonly OutboxRecord[] | undefined;
  element?: RowElement | undefined;
};

const KINDS = { announcement: Megaphone, poll: ListChecks, event: CalendarDays } as const;

/** A post: who wrote it and when, what it says, and what can be done with it. */
export const PostRow = memo(function PostRow({ talk, post, outbox, element }: PostRowProps) {
  const { LL, locale } = useI18nContext();
  const { data } = post;
  const author = authorOf(post, talk.me, LL);
  const asked = outbox?.filter((record) => isAbout(record, post.id)) ?? [];
  const when = formatInstant(data.created_at, { now: new Date(talk.now), locale, LL });
  const words = LL.team_talk;
  return (
    <li {...element} className="list-row gap-3">
      <PersonPicture name={author.name} avatar_url={author.avatar_url} />
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h3 className="font-sans text-base font-semibold wrap-anywhere">
            {author.name}
            {author.is_me && <span className="font-normal text-soft"> ({words.author.me()})</span>}
          </h3>
          <time dateTime={data.created_at} className="text-sm text-soft">
            {when}
          </time>
        </div>
        <Chips post={post} waits={asked.length > 0} />
        {data.title && (
          <p className="font-display text-xl leading-tight wrap-anywhere">{data.title}</p>
        )}
        {data.content && (
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{data.content}</p>
        )}
        {data.type === 'poll' && (
          <PostPoll talk={talk} post={post} waits={asked.some(({ name }) => name === 'vote@1')} />
        )}
        {data.media_urls.length > 0 && <PostMedia urls={data.media_urls} />}
      </div>
      <PostActions talk={talk} post={post} author={author.name} asked={asked} />
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
      {waits && <StateChip kind="waiting">{words.waiting()}</StateChip>}
    </div>
  );
}

const isAbout = (record: OutboxRecord, id: string): boolean =>
  isWaiting(record) && (record.args as { id?: string }).id === id;
