import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { briefingLink } from '#domain/briefing/briefing-html.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

/**
 * Asks for the address of the selected words; without a selection, the address itself is inserted
 * as text.
 */
export function BriefingLink({
  editor,
  open,
  onClose,
}: {
  editor: Editor;
  open: boolean;
  onClose: () => void;
}) {
  const { LL } = useI18nContext();
  const [address, setAddress] = useState('');
  const [wrong, setWrong] = useState(false);

  function close() {
    setAddress('');
    setWrong(false);
    onClose();
  }

  function put() {
    const href = briefingLink(address);
    if (href === null) return setWrong(true);
    const mark = { type: 'link', attrs: { href } };
    const at = editor.chain().focus();
    if (editor.state.selection.empty) {
      at.insertContent({ type: 'text', text: address.trim(), marks: [mark] }).run();
    } else at.setMark('link', { href }).run();
    close();
  }

  return (
    <Dialog
      open={open}
      onClose={close}
      title={LL.briefing.link.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={close}>{LL.common.cancel()}</Button>
          <Button variant="main" onClick={put}>
            {LL.briefing.link.set()}
          </Button>
        </>
      }
    >
      <TextField
        label={LL.briefing.link.address()}
        type="url"
        inputMode="url"
        autoComplete="off"
        value={address}
        onChange={setAddress}
        error={wrong ? LL.briefing.link.invalid() : undefined}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault(); // the surrounding form is not submitted
          put();
        }}
      />
    </Dialog>
  );
}
