import Pin from 'lucide-react/icons/pin';
import { useEffect, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { sayOf } from '#domain/talk/post-text.ts';
import type { Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { bringIntoView } from '#ui/lists/bring-into-view.ts';
import { List } from '#ui/lists/list-row.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { postElement } from '../post/post-element.ts';
import type { Named } from '../use-named-post.ts';

type PinsProps = {
  /** Newest first. */
  pinned: readonly Post[];
  /** Those in the list. */
  shown: readonly Post[];
  row: (of: { post: Post; is_copy: boolean }) => ReactNode;
  /** What a link named: an old pin is in the sheet only. */
  named: Named | undefined;
  /** Shows all of it. */
  openPins?: Ref<() => void> | undefined;
};

/**
 * What is pinned, as one line that leads to the newest and opens all of it: a long post must not
 * hide the talk.
 */
export function Pins({ pinned, shown, row, named, openPins }: PinsProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  useImperativeHandle(openPins, () => () => setOpen(true));
  const [opened_for, setOpenedFor] = useState<Named>();
  if (named && named !== opened_for) {
    setOpenedFor(named);
    if (pinned.some((post) => post.id === named.id && !shown.includes(post))) setOpen(true);
  }
  useEffect(() => {
    if (opened_for) bringIntoView(postElement(opened_for.id)); // an old pin is drawn only now
  }, [opened_for]);
  const words = LL.team_talk;
  const [newest] = pinned;
  if (open && !newest) setOpen(false); // the next pin must not open it by itself
  return (
    <>
      {newest && (
        <div className="talk-pins">
          <button
            type="button"
            onClick={() =>
              shown.includes(newest) ? bringIntoView(postElement(newest.id)) : setOpen(true)
            }
          >
            <Pin aria-hidden className="size-5 shrink-0 text-secondary" />
            <span className="min-w-0 flex-1 truncate">{sayOf(newest.data, LL.picture.word())}</span>
          </button>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <span className="text-sm text-soft">{words.pins_count({ count: pinned.length })}</span>
          </button>
        </div>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.pins()}
        close_label={LL.common.close()}
      >
        <List label={words.pins()}>
          {pinned.map((post) => row({ post, is_copy: shown.includes(post) }))}
        </List>
      </Dialog>
    </>
  );
}
