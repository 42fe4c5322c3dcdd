import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import { useId, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { isMessage, longestPost } from '#domain/talk/post-form.ts';
import type { Channel } from '#domain/talk/team-talk.ts';
import { formatNumber } from '#i18n/formats/formats.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { FieldNotes, fieldAria } from '#ui/fields/field-frame.tsx';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import '#ui/fields/fields.css';
import type { Talk } from '../talk-people.ts';
import { enterPosts } from '../list/walk-posts.ts';
import { useTalkActs } from '../use-talk-acts.ts';
import type { PostArgs } from '../new-post.ts';
import { ComposeMore, TakenPost } from './compose-more.tsx';
import { useEnterSends } from './enter-sends.ts';
import { messageDraft, useDraftText } from './use-draft-text.ts';

/** Lines that are shown before the box scrolls. */
const MOST_LINES = 5;
/** From here on the characters are counted. */
const COUNTED = longestPost.content * 0.9;

/**
 * Puts back a post that was not sent: a message into the box, below the text that is there; any other
 * post into its form.
 */
export type PutBack = (post: PostArgs) => void;

type ComposerProps = {
  talk: Talk;
  channel: Channel;
  putBack?: Ref<PutBack>;
  onSent?: () => void;
};

/**
 * Writes a message: Enter sends it, Shift+Enter begins a line (Spec 2 §2); or Enter begins a line
 * and the button sends.
 */
export function Composer({ talk, channel, putBack, onSent }: ComposerProps) {
  const { LL } = useI18nContext();
  const id = useId();
  const [text, setText] = useDraftText(messageDraft({ team_id: talk.team.id, channel }));
  const [open, setOpen] = useState(false);
  const [taken, setTaken] = useState<PostArgs>();
  const [enter_sends] = useEnterSends();
  const acts = useTalkActs(talk);
  const once = useOneAtATime();
  const box = useRef<HTMLTextAreaElement>(null);
  const words = LL.team_talk.compose;
  const name = LL.team_talk.channel[channel]();
  const length = charCount(text.trim());
  const over = Math.max(0, length - longestPost.content);

  useImperativeHandle(putBack, () => (post) => {
    if (post.type !== 'message') return setTaken(post);
    const back = post.content ?? '';
    setText((now) => (now === '' ? back : `${now}\n${back}`));
    box.current?.focus();
  });

  async function send() {
    if (!isMessage(text) || !(await acts.send(channel, text.trim()))) return;
    // what is typed while it is being stored stays
    setText((now) => (now === text ? '' : now));
    onSent?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowUp' && text === '' && enterPosts(event.currentTarget))
      return event.preventDefault();
    if (!enter_sends) return;
    // an input method uses Enter to choose a word
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void once(send);
  }

  const notes = {
    hint: enter_sends ? words.hint() : words.hint_line(),
    error: over > 0 ? words.over({ count: over }) : undefined,
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void once(send);
        }}
      >
        <label htmlFor={id} className="sr-only">
          {words.label({ channel: name })}
        </label>
        <div
          className="flex items-end gap-2"
          // a button takes no focus from the box: the keyboard stays, and nothing moves under the
          // finger
          onMouseDown={(event) => {
            const writing = document.activeElement === box.current;
            if (writing && event.target !== box.current) event.preventDefault();
          }}
        >
          <IconButton
            icon={Plus}
            label={words.more()}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          <textarea
            {...fieldAria(id, notes)}
            ref={box}
            rows={Math.min(text.split('\n').length, MOST_LINES)}
            className="talk-box textarea min-h-[max(3rem,var(--thumb))] w-full resize-none"
            placeholder={words.placeholder()}
            enterKeyHint={enter_sends ? 'send' : 'enter'}
            value={text}
            onChange={({ target: { value } }) => setText(() => value)}
            onKeyDown={onKeyDown}
          />
          <button
            type="submit"
            className="btn btn-square btn-primary"
            aria-label={words.send()}
            title={words.send()}
            disabled={!isMessage(text)}
          >
            <Send aria-hidden className="size-5.5" />
          </button>
        </div>
        <ComposerNotes id={id} length={length} {...notes} />
      </form>
      <ComposeMore talk={talk} channel={channel} open={open} onClose={() => setOpen(false)} />
      {taken && <TakenPost talk={talk} post={taken} onClose={() => setTaken(undefined)} />}
    </>
  );
}

type ComposerNotesProps = {
  id: string;
  hint: string;
  error: string | undefined;
  /** Characters that were typed. */
  length: number;
};

/** What Enter does, and near the end how much is left or too much: nothing is cut. */
function ComposerNotes({ id, hint, error, length }: ComposerNotesProps) {
  const { locale } = useI18nContext();
  return (
    <>
      <p id={`${id}-hint`} className="talk-hint">
        {hint}
      </p>
      <FieldNotes id={id} error={error} />
      {!error && length >= COUNTED && (
        <p className="text-end text-sm text-soft tabular-nums">
          {formatNumber(length, locale)} / {formatNumber(longestPost.content, locale)}
        </p>
      )}
    </>
  );
}
