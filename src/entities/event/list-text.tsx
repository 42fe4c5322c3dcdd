import { Copy, Share2 } from 'lucide-react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { copyText } from '#platform/clipboard.ts';
import { canShare, share } from '#platform/share.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { showToast } from '#ui/toast-store.ts';

type ListTextProps = { title: string; text: string; onClose: () => void };

/** A list as a message, to copy or to share. Works offline. */
export function ListText({ title, text, onClose }: ListTextProps) {
  const { LL } = useI18nContext();

  async function copy() {
    const copied = await copyText(text);
    showToast(
      copied
        ? { tone: 'success', title: LL.organise.list.copied() }
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
