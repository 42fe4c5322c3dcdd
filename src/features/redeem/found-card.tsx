import Award from 'lucide-react/icons/award';
import { useEffect, useRef } from 'react';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { refusalSentence } from '#i18n/outcomes/refusal.ts';
import type { FoundPatch } from '#sync/calls/validate-code.ts';
import { Button } from '#ui/button.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { Note } from '#ui/page/note.tsx';

type FoundCardProps = {
  found: FoundPatch;
  /** It was redeemed just now. */
  done: boolean;
  busy: boolean;
  onRedeem: () => void;
  onAnother: () => void;
};

/** The patch that a code gives, before it is redeemed. */
export function FoundCard({ found, done, busy, onRedeem, onAnother }: FoundCardProps) {
  const { patch, owned } = found;
  const { LL } = useI18nContext();
  const words = LL.redeem;
  const title = useRef<HTMLHeadingElement>(null);
  // the field or the dialog that had the focus is gone
  useEffect(() => title.current?.focus(), []);
  return (
    <section
      aria-labelledby="found-patch"
      className="flex w-full flex-col items-center gap-4 rounded-box border border-line p-5 text-center"
    >
      <p role="status" className="text-soft">
        {words.found()}
        <span className="sr-only">: {patch.nome}</span>
      </p>
      <PatchPicture {...patchLook(patch)} alt="" size={12} />
      <h2
        ref={title}
        tabIndex={-1}
        id="found-patch"
        className="font-display text-3xl text-balance wrap-anywhere"
      >
        {patch.nome}
      </h2>
      <StateChip kind="mode" icon={null}>
        {LL.patch.kind[patch.tipo]()}
      </StateChip>
      {patch.descricao && <p className="text-balance">{patch.descricao}</p>}
      {owned && <Note kind="confirmed">{refusalSentence('patch_already_redeemed', LL)}</Note>}
      {done && <StateChip kind="confirmed">{LL.patch.earned()}</StateChip>}
      <div className="flex w-full flex-wrap justify-center gap-3">
        <Button variant="plain" onClick={onAnother}>
          {words.another()}
        </Button>
        {!owned && !done && (
          <Button variant="main" size="lg" icon={Award} busy={busy} onClick={onRedeem}>
            {busy ? words.redeeming() : words.action()}
          </Button>
        )}
      </div>
    </section>
  );
}
