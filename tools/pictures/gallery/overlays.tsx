import { useState } from 'react';
import { ActionBar } from '#ui/page/action-bar.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ToastHost } from '#ui/overlay/toast-host.tsx';
import { showToast } from '#ui/overlay/toast-store.ts';

/** What opens over a page: `?open=dialog` or `?open=confirm` opens it at once. */
export function Overlays() {
  const shown = new URLSearchParams(location.search).get('open');
  const [open, setOpen] = useState(shown);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Confirm</Button>
        <Button
          onClick={() =>
            showToast({
              tone: 'success',
              title: 'Cadastro realizado com sucesso!',
              detail: 'Verifique seu email para confirmar sua conta.',
            })
          }
        >
          Toast
        </Button>
      </div>
      <ActionBar>
        <Button variant="main" size="lg">
          Inscrever-se
        </Button>
      </ActionBar>
      <Dialog
        open={open === 'dialog'}
        onClose={() => setOpen(null)}
        title="Lembretes"
        close_label="Fechar"
        actions={<Button variant="main">Entendi</Button>}
      >
        <p>Os lembretes chegam em breve. Vamos avisar você antes do jogo.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Excluir evento"
        confirm_label="Excluir"
        cancel_label="Cancelar"
        danger
        onConfirm={() => setOpen(null)}
        onCancel={() => setOpen(null)}
      >
        Tem certeza que deseja excluir este evento? Esta ação não pode ser desfeita.
      </ConfirmDialog>
      <ToastHost close_label="Fechar" />
    </>
  );
}
