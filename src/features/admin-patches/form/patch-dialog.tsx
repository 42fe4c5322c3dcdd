import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { emptyPatch, patchFormOf, type PatchForm } from '#domain/rewards/patch-form.ts';
import { useEveryPatch, type Patch } from '#entities/administration/use-every-patch.ts';
import { draftKey, draftReader } from '#entities/form/sheet/form-draft.ts';
import { SheetForm } from '#entities/form/sheet/sheet-form.tsx';
import { useSheetStart, type SheetStart } from '#entities/form/sheet/use-sheet-start.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { useScopeState } from '#live/freshness/use-scope-state.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx';
import { PatchConflicts } from './patch-conflicts.tsx';
import { PatchFields } from './patch-fields.tsx';
import { TiedEvent } from './tied-event.tsx';
import { TiedTeam } from './tied-team.tsx';
import { usePatchActs } from './use-patch-acts.ts';
import { usePatchForm } from './use-patch-form.ts';

type PatchDialogProps = {
  /** The patch that is changed; without one, a new patch is created. */
  patch?: Patch | undefined;
  /** What was refused, and is corrected here. */
  refused?:
    | { readonly record: OutboxRecord; readonly typed: PatchForm; readonly seen: PatchForm }
    | undefined;
  onClose: () => void;
};

const readDraft = draftReader(emptyPatch);

/** Creates, changes or deletes a patch. Closing it keeps what was typed. */
export function PatchDialog(props: PatchDialogProps) {
  const { patch, refused } = props;
  const draft_key = draftKey(`patch:${patch?.id ?? 'new'}`, refused?.record);
  const base = patch ? patchFormOf(patch) : emptyPatch;
  const first = () => ({ base: refused?.seen ?? base, values: refused?.typed ?? base });
  const start = useSheetStart({ draft_key, read: readDraft, rows: useEveryPatch(), first });
  return start && <OpenDialog {...props} draft_key={draft_key} start={start} />;
}

type OpenDialogProps = PatchDialogProps & {
  draft_key: string;
  start: SheetStart<PatchForm>;
};

function OpenDialog(props: OpenDialogProps) {
  const { patch, onClose } = props;
  const { LL } = useI18nContext();
  const [deleting, setDeleting] = useState(false);
  const acts = usePatchActs();
  const every = useEveryPatch();
  const is_whole = useScopeState('public')?.complete;
  const here = every?.find(({ id }) => id === patch?.id);
  const is_gone = patch && every && !here;
  const words = LL.admin.patch;
  const opened = usePatchForm({ ...props, here });
  const { form, state, mine, theirs, conflicts } = opened;
  const of_event = here?.para && here.evento_id; // it is made with the event, and withdrawn from it
  const remove = of_event ? words.withdraw() : words.delete();
  if (patch && deleting) {
    return (
      <ConfirmDialog
        open
        danger
        title={of_event ? remove : words.delete_title({ patch: patch.nome })}
        confirm_label={remove}
        cancel_label={LL.common.cancel()}
        onCancel={() => setDeleting(false)}
        onConfirm={() => {
          onClose();
          void acts.remove(patch, of_event ? words.updated() : words.deleted());
        }}
      >
        {of_event ? words.withdraw_body() : words.delete_body()}
      </ConfirmDialog>
    );
  }
  return (
    <SheetForm
      form={form}
      element={state.element}
      title={patch ? words.edit() : words.create()}
      submit={patch ? words.save() : words.submit()}
      draft_key={props.draft_key}
      draft={opened.draft}
      isOver={state.isOver}
      onClose={onClose}
      onDiscard={state.restored ? opened.discard : undefined}
      failure={state.failure}
      gone={is_gone ? (is_whole ? LL.patch.gallery.absent() : LL.form.gone.not_here()) : undefined}
      not_here={!is_whole}
    >
      {theirs && conflicts.length > 0 && (
        <PatchConflicts units={conflicts} mine={mine} theirs={theirs} onDecide={opened.onDecide} />
      )}
      <PatchFields form={form} />
      <TiedEvent form={form} />
      <TiedTeam form={form} />
      {patch && !is_gone && (
        <div className="mt-1 border-t border-line pt-4">
          <Button variant="danger" icon={Trash2} onClick={() => setDeleting(true)}>
            {remove}
          </Button>
        </div>
      )}
    </SheetForm>
  );
}
