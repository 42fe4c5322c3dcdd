import Ellipsis from 'lucide-react/icons/ellipsis';
import Pin from 'lucide-react/icons/pin';
import PinOff from 'lucide-react/icons/pin-off';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { useUndo } from '#actions/use-say.ts';
import { postText } from '#domain/talk/post-text.ts';
import { mayDelete, mayPin, type Post } from '#domain/talk/team-talk.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { mayHaveArrived } from '#sync/outbox/outbox-decisions.ts';
import { IconButton } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { MenuItem } from '#ui/overlay/popover.tsx';
import type { PutBack } from '../compose/composer.tsx';
import type { PostArgs } from '../new-post.ts';
import type { Talk } from '../talk-people.ts';
import { useTalkActs } from '../use-talk-acts.ts';
import { TakeAlong } from './take-along.tsx';

type PostActionsProps = {
  talk: Talk;
  post: Post;
  author: string;
  /** My mutations about this post that wait. */
  asked: readonly OutboxRecord[];
  putBack: PutBack;
};

/** Copies, pins or deletes a post; takes back what has not left this device. */
export function PostActions({ talk, post, author, asked, putBack }: PostActionsProps) {
  const { LL } = useI18nContext();
  const [open, setOpen] = useState<'menu' | 'delete'>();
  const acts = useTalkActs(talk);
  const takeBack = useTakeBack(putBack);
  const words = LL.team_talk.act;
  const close = () => setOpen(undefined);
  const undoable = asked.filter((record) => !mayHaveArrived(record));
  const pins = mayPin(talk.place);
  const deletes = mayDelete(talk.place, post, talk.me.user_id);
  const then = (run: () => unknown) => () => {
    close();
    void run();
  };
  return (
    <>
      <IconButton
        icon={Ellipsis}
        label={words.menu({ name: author })}
        aria-haspopup="dialog"
        onClick={() => setOpen('menu')}
      />
      {open && (
        <>
          <Dialog
            open={open === 'menu'}
            onClose={close}
            title={author}
            close_label={LL.common.close()}
          >
            <div className="-mx-3">
              {undoable.length > 0 && (
                <MenuItem icon={Undo2} onClick={then(() => takeBack(undoable))}>
                  {words.undo()}
                </MenuItem>
              )}
              <TakeAlong text={postText(post.data)} close={close} />
              {pins && (
                <MenuItem
                  icon={post.data.pinned ? PinOff : Pin}
                  onClick={then(() => acts.pin(post))}
                >
                  {post.data.pinned ? words.unpin() : words.pin()}
                </MenuItem>
              )}
              {deletes && (
                <MenuItem icon={Trash2} onClick={() => setOpen('delete')}>
                  {words.delete()}
                </MenuItem>
              )}
            </div>
          </Dialog>
          <ConfirmDialog
            open={open === 'delete'}
            danger
            title={words.delete_title()}
            confirm_label={words.delete()}
            cancel_label={LL.common.cancel()}
            onCancel={close}
            onConfirm={then(() => acts.remove(post))}
          >
            {words.delete_detail()}
          </ConfirmDialog>
        </>
      )}
    </>
  );
}

/** Takes back what waits about a post. The words of one that was not sent are written again. */
function useTakeBack(putBack: PutBack) {
  const undo = useUndo();
  return async (undoable: readonly OutboxRecord[]): Promise<void> => {
    const unsent = undoable.find(({ name }) => name === 'post_communication@1');
    const taken = await undo(undoable.map(({ id }) => id));
    if (taken && unsent) putBack(unsent.args as PostArgs);
  };
}
