import Plus from 'lucide-react/icons/plus';
import Send from 'lucide-react/icons/send';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { charCount } from '#domain/words/char-count.ts';
import { isMessage, longestPost } from '#domain/team/post-form.ts';
import type { Channel } from '#domain/team/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { IconButton } from '#ui/button.tsx';
import { FieldNotes, fieldAria } from '#ui/fields/field-frame.tsx';
import '#ui/fields/fields.css';
import { ComposeMore } from './compose-more.tsx';
import type { Talk } from './talk-people.ts';
import { useDraftText } from './use-draft-text.ts';
import { useTalkActs } from './use-talk-acts.ts';

/** Lines that are shown before the box scrolls. */
const MOST_LINES = 6;

/** Writes a message: Enter sends it, Shift+Enter begins a line (Spec 2 §2). */
export function Composer({ talk, channel }: { talk: Talk; channel: Channel }) {
  const { LL } = useI18nContext();
  const id = useId();
  const [text, setText] = useDraftText(`talk:${talk.team.id}:${channel}`);
  const [open, setOpen] = useState(false);
  const acts = useTalkActs(talk);
  const busy = useRef(false);
  const words = LL.team_talk.compose;
  const name = LL.team_talk.channel[channel]();
  const too_long = charCount(text.trim()) > longestPost.content;

  async function send() {
    if (!isMessage(text) || busy.current) return;
    busy.current = true;
    try {
      // what is typed while it is being stored stays
      if (await acts.send(channel, text.trim())) setText((now) => (now === text ? '' : now));
    } finally {
      busy.current = false;
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    // an input method uses Enter to choose a word
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  const notes = {
    hint: words.hint(),
    error: too_long ? words.too_long() : undefined,
  };
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {words.label({ channel: name })}
        </label>
        <div className="flex items-end gap-2">
          <IconButton
            icon={Plus}
            label={words.more()}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          <textarea
            {...fieldAria(id, notes)}
            rows={Math.min(text.split('\n').length, MOST_LINES)}
            className="textarea min-h-[max(3rem,var(--thumb))] w-full resize-none"
            placeholder={words.placeholder()}
            enterKeyHint="send"
            value={text}
            onChange={({ target: { value } }) => setText(() => value)}
            onKeyDown={onKeyDown}
          />
          <IconButton icon={Send} label={words.send()} type="submit" disabled={!isMessage(text)} />
        </div>
        <div className="text-sm max-md:sr-only">
          <FieldNotes id={id} {...notes} />
        </div>
        {too_long && <p className="text-sm text-error md:hidden">{words.too_long()}</p>}
      </form>
      <ComposeMore talk={talk} channel={channel} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
