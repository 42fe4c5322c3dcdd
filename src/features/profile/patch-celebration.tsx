import { useEffect, useRef, useState } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Person } from '#sync/identity/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { PatchPicture } from '#ui/patch-picture.tsx';
import { useMyPatches } from './use-my-patches.ts';
import { takeUnviewed } from './viewed-patches.ts';

type PatchCelebrationProps = { person: Person; onSee: () => void };

/** 'Patch Conquistado!' for one patch per visit, each patch once (Spec 1 §2). */
export function PatchCelebration({ person, onSee }: PatchCelebrationProps) {
  const { LL } = useI18nContext();
  const mine = useMyPatches();
  const patches = mine.state === 'present' ? mine.patches : [];
  const ids = patches.map(({ patch }) => patch.id).join();
  const [celebrated, setCelebrated] = useState<string>();
  const [open, setOpen] = useState(true);
  const asked = useRef(false);
  useEffect(() => {
    if (!ids || asked.current) return;
    asked.current = true;
    void takeUnviewed(person.id, ids.split(',')).then(setCelebrated);
  }, [ids, person.id]);

  const patch = patches.find((one) => one.patch.id === celebrated)?.patch;
  const words = LL.profile.celebration;
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open && patch !== undefined}
      onClose={close}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button
            onClick={() => {
              close();
              onSee();
            }}
          >
            {words.see()}
          </Button>
          <Button variant="main" onClick={close}>
            {LL.common.close()}
          </Button>
        </>
      }
    >
      {patch && (
        <div
          // can be scrolled by keyboard when the letters are large
          tabIndex={0}
          className="flex flex-col items-center gap-4 py-4 text-center"
        >
          <div className="earned-patch">
            <PatchPicture id={patch.id} src={patch.imagem_url} alt={patch.nome} size={14} />
          </div>
          <p className="font-display text-3xl text-balance">{patch.nome}</p>
          {patch.descricao && <p className="text-balance text-soft">{patch.descricao}</p>}
        </div>
      )}
    </Dialog>
  );
}
