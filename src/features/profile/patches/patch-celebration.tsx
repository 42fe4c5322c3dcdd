import { useEffect, useRef, useState } from 'react';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useMutate } from '#actions/use-mutate.ts';
import { nowUtc } from '#platform/clock.ts';
import type { Person } from '#sync/identity/person.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { useMyPatches, type EarnedPatch } from './use-my-patches.ts';
import { isRecent, takeUnviewed } from './viewed-patches.ts';

type PatchCelebrationProps = { person: Person; onSee: () => void };

/**
 * 'Patch Conquistado!' for the patches of the last days, all in one, each once (Spec 1 §2), also when
 * the next profile or phone of this person is new.
 */
export function PatchCelebration({ person, onSee }: PatchCelebrationProps) {
  const { LL } = useI18nContext();
  const mine = useMyPatches();
  const patches = mine.state === 'present' ? mine.patches : [];
  const now_ms = Date.parse(nowUtc());
  const recent = patches.filter(
    ({ earned_at, celebrated: is_told }) => !is_told && isRecent(earned_at, now_ms),
  );
  const mutate = useMutate();
  const ids = recent.map(({ patch }) => patch.id).join();
  const [celebrated, setCelebrated] = useState<readonly string[]>([]);
  const [open, setOpen] = useState(true);
  const asked = useRef(false);
  useEffect(() => {
    if (!ids || asked.current) return;
    asked.current = true;
    void takeUnviewed(person, ids.split(',')).then((news) => {
      setCelebrated(news);
      if (news.length === 0) return;
      void mutate('celebrate_patches@1', { patch_ids: [...news] }, { label: '' });
    });
  }, [ids, person, mutate]);

  const earned = patches.filter(({ patch }) => celebrated.includes(patch.id));
  const words = LL.profile.celebration;
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open && earned.length > 0}
      onClose={close}
      title={words.title()}
      close_label={LL.common.close()}
      actions={
        <>
          <Button onClick={close}>{LL.common.close()}</Button>
          <Button
            variant="main"
            onClick={() => {
              close();
              onSee();
            }}
          >
            {words.see()}
          </Button>
        </>
      }
    >
      {earned.length === 1 ? (
        <OnePatch {...earned[0]!} />
      ) : (
        <ul tabIndex={0} className="grid grid-cols-2 gap-4 py-4 text-center">
          {earned.map(({ patch }) => (
            <li key={patch.id} className="flex min-w-0 flex-col items-center gap-2">
              <PatchPicture {...patchLook(patch)} alt="" size={7} />
              <p className="max-w-full font-display text-xl text-balance">{patch.nome}</p>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

const OnePatch = ({ patch }: EarnedPatch) => (
  <div
    // can be scrolled by keyboard when the letters are large
    tabIndex={0}
    className="flex flex-col items-center gap-4 py-4 text-center"
  >
    <div className="earned-patch">
      <PatchPicture {...patchLook(patch)} alt={patch.nome} size={14} />
    </div>
    <p className="font-display text-3xl text-balance">{patch.nome}</p>
    {patch.descricao && <p className="text-balance text-soft">{patch.descricao}</p>}
  </div>
);
