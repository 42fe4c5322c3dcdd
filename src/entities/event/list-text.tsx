import Copy from 'lucide-react/icons/copy';
import Share2 from 'lucide-react/icons/share-2';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/sharing/clipboard.ts';
import { canShare, share } from '#platform/sharing/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

type ListTextProps = {
  title: string;
  text: string;
  /** Said once it is copied, when it is no list. */
  copied?: string;
  onClose: () => void;
};

/** A text, most often a list, as a message, to copy or to share. Works offline. */
export function ListText({ title, text, copied: said, onClose }: ListTextProps) {
  const { LL } = useI18nContext();

  async function copy() {
    const copied = await copyText(text);
    showToast(
      copied
        ? { tone: 'success', title: said ?? LL.organise.list.copied() }
        : { tone: 'error', title: LL.common.copy_failed() },
    );
    if (copied) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      close_label={LL.common.close()}
      actions={
        <>
          {canShare() && (
            <Button icon={Share2} onClick={() => void share({ title, text })}>
              {LL.event.action.share()}
            </Button>
          )}
          <Button variant="main" icon={Copy} onClick={() => void copy()}>
            {LL.common.copy()}
          </Button>
        </>
      }
    >
      <pre
        tabIndex={0}
        className="rounded-field bg-base-200 p-4 font-sans text-sm break-words whitespace-pre-wrap select-all"
      >
        {text}
      </pre>
    </Dialog>
  );
}
