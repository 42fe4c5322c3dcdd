import CalendarDays from 'lucide-react/icons/calendar-days';
import ListChecks from 'lucide-react/icons/list-checks';
import Megaphone from 'lucide-react/icons/megaphone';
import { memo } from 'react';
import { eventOfPost, textBesideEvent } from '#domain/talk/post-event.ts';
import type { TalkRow } from '#domain/talk/talk-rows.ts';
import type { Post } from '#domain/talk/team-talk.ts';
import { PersonPicture } from '#entities/person/person-picture.tsx';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { isWaiting, type OutboxRecord } from '#sync/outbox/outbox.ts';
import { classNames } from '#ui/class-names.ts';
import { StateChip } from '#ui/lists/state-chip.tsx';
import type { PutBack } from '../compose/composer.tsx';
import { authorOf, type Talk } from '../talk-people.ts';
import { PostActions } from './post-actions.tsx';
import { postElement } from './post-element.ts';
import { PostEvent } from './post-event.tsx';
import { PostFoot } from './post-foot.tsx';
import { PostMedia } from './post-media.tsx';
import { PostPoll } from './post-poll.tsx';
import { PostText } from './post-text.tsx';

/** Outside the list, where no line says the day, a row has the post alone. */
type PostRowProps = Partial<TalkRow> & {
  talk: Talk;
  post: Post;
  outbox: readonly OutboxRecord[] | undefined;
  putBack: PutBack;
  /** It stands in the list too, where links find it. */
  is_copy?: boolean;
};

const KINDS = { announcement: Megaphone, poll: ListChecks, event: CalendarDays } as const;

/** A post as a bubble: mine on the right, others' on the left with picture and name once a run. */
export const PostRow = memo(function PostRow(props: PostRowProps) {
  const { talk, post, outbox, putBack, day, is_first_new, is_joined, is_copy } = props;
  const { LL } = useI18nContext();
  const author = authorOf(post, talk.me, LL);
  const asked = outbox?.filter((record) => isAbout(record, post.id)) ?? [];
  const { is_me } = author;
  return (
    <li id={is_copy ? undefined : postElement(post.id)}>
      {day && <p className="talk-day">{day}</p>}
      {is_first_new && <p className="talk-new">{LL.team_talk.new()}</p>}
      <div
        className={classNames('talk-row', is_me && 'talk-row-mine', is_joined && 'talk-row-joined')}
      >
        {!is_me && !is_joined && (
          <PersonPicture size="sm" name={author.name} avatar_url={author.avatar_url} />
        )}
        <div className={classNames('talk-bubble', isCard(post) && 'talk-bubble-card')}>
          <h3 className={is_me || is_joined ? 'sr-only' : 'talk-author'}>
            {author.name}
            {is_me && ` (${LL.team_talk.author.me()})`}
          </h3>
          <Said talk={talk} post={post} asked={asked} />
          <PostFoot
            post={post}
            now={talk.now}
            is_dated={is_joined !== undefined}
            is_mine={is_me}
            waits={asked.length > 0}
          />
        </div>
        <PostActions {...{ talk, post, asked, putBack }} author={author.name} />
      </div>
    </li>
  );
});

type SaidProps = { talk: Talk; post: Post; asked: readonly OutboxRecord[] };

/** What a post says, and what can be answered in it. */
function Said({ talk, post, asked }: SaidProps) {
  const { data } = post;
  const about = eventOfPost(data.content);
  const text = about ? textBesideEvent(data.content) : data.content;
  return (
    <>
      <Kind post={post} />
      {data.title && !(about && data.type === 'event') && (
        <p className="font-display text-xl leading-tight wrap-anywhere">{data.title}</p>
      )}
      {text && <PostText text={text} />}
      {about && <PostEvent about={about} />}
      {data.type === 'poll' && (
        <PostPoll talk={talk} post={post} waits={asked.some(({ name }) => name === 'vote@1')} />
      )}
      {data.media_urls.length > 0 && <PostMedia urls={data.media_urls} />}
    </>
  );
}

function Kind({ post: { data } }: { post: Post }) {
  const { LL } = useI18nContext();
  const kind = data.type === 'message' || data.type === 'media' ? undefined : data.type;
  if (!kind) return null;
  return (
    <div>
      <StateChip kind="mode" icon={KINDS[kind]}>
        {LL.team_talk.chip[kind]()}
      </StateChip>
    </div>
  );
}

/** Whether it is as wide as a bubble may be: what is chosen or opened in it is the same in all. */
const isCard = ({ data }: Post): boolean =>
  data.type === 'poll' || data.type === 'event' || eventOfPost(data.content) !== undefined;

const isAbout = (record: OutboxRecord, id: string): boolean =>
  isWaiting(record) && (record.args as { id?: string }).id === id;
