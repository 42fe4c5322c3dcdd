import Pin from 'lucide-react/icons/pin';
import { useEffect, useState, type ReactNode } from 'react';
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
  row: (post: Post) => ReactNode;
  /** What a link named: a pinned post is in the sheet only. */
  named: Named | undefined;
};

/** What is pinned, as one line that opens all of it: a long post must not hide the talk. */
export function Pins({ pinned, row, named }: PinsProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState(false);
  const [opened_for, setOpenedFor] = useState<Named>();
  if (named && named !== opened_for) {
    setOpenedFor(named);
    if (pinned.some(({ id }) => id === named.id)) setOpen(true);
  }
  useEffect(() => {
    if (opened_for) bringIntoView(postElement(opened_for.id)); // a pinned post is drawn only now
  }, [opened_for]);
  const words = LL.team_talk;
  const [newest] = pinned;
  if (open && !newest) setOpen(false); // the next pin must not open it by itself
  return (
    <>
      {newest && (
        <button
          type="button"
          aria-haspopup="dialog"
          className="talk-pins"
          onClick={() => setOpen(true)}
        >
          <Pin aria-hidden className="size-5 shrink-0 text-secondary" />
          <span className="min-w-0 flex-1 truncate">
            {newest.data.title ?? newest.data.content}
          </span>
          <span className="shrink-0 text-sm text-soft">
            {words.pins_count({ count: pinned.length })}
          </span>
        </button>
      )}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.pins()}
        close_label={LL.common.close()}
      >
        <List label={words.pins()}>{pinned.map(row)}</List>
      </Dialog>
    </>
  );
}
