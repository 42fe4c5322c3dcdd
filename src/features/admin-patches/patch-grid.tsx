import Shield from 'lucide-react/icons/shield';
import Pencil from 'lucide-react/icons/pencil';
import Undo2 from 'lucide-react/icons/undo-2';
import { useState } from 'react';
import { patchLook } from '#entities/patch/patch-look.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import type { Patch } from '#entities/administration/use-every-patch.ts';
import { NotHere } from '#entities/absent/not-here.tsx';
import { usePatchTies } from '#entities/patch/use-patch-ties.ts';
import { useSyncNow, useSyncStatus } from '#live/freshness/use-sync-status.ts';
import { IconButton } from '#ui/button.tsx';
import { PatchPicture } from '#ui/drawing/patch-picture.tsx';
import { StateChip } from '#ui/lists/state-chip.tsx';
import { EmptyState } from '#ui/page/empty-state.tsx';
import { SkeletonRows } from '#ui/page/skeleton.tsx';
import { PatchDialog } from './form/patch-dialog.tsx';
import './patch-grid.css';

type PatchGridProps = {
  /** Undefined until known. */
  patches: readonly Patch[] | undefined;
  /** No person is chosen. */
  disabled: boolean;
  /** Ids of the patches that the chosen person has; undefined until known. */
  owned: ReadonlySet<string> | undefined;
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onRevoke: (patch: Patch) => void;
};

/** Every patch, 500 px high (Spec 2 §9). A patch can be edited without choosing a person. */
export function PatchGrid({ patches, ...props }: PatchGridProps) {
  const { LL } = useI18nContext();
  const { synced_at } = useSyncStatus();
  const syncNow = useSyncNow();
  const [editing, setEditing] = useState<Patch>();
  const tiesOf = usePatchTies();
  const words = LL.admin.patches;
  if (!patches) return <SkeletonRows count={4} label={LL.patch.gallery.loading()} />;
  if (patches.length === 0 && synced_at === null) {
    return (
      <NotHere title={LL.patch.list_failed()} onRetry={syncNow}>
        {LL.patch.gallery.never_synced()}
      </NotHere>
    );
  }
  if (patches.length === 0) return <EmptyState icon={Shield}>{words.none()}</EmptyState>;
  return (
    <div className="admin-patches" role="region" aria-label={words.list()} tabIndex={0}>
      <ul aria-label={words.list()} className="admin-patch-grid">
        {patches.map((patch) => (
          <PatchCard
            key={patch.id}
            patch={patch}
            ties={tiesOf(patch)}
            onEdit={setEditing}
            {...props}
          />
        ))}
      </ul>
      {editing && (
        <PatchDialog key={editing.id} patch={editing} onClose={() => setEditing(undefined)} />
      )}
    </div>
  );
}

type PatchCardProps = Omit<PatchGridProps, 'patches'> & {
  patch: Patch;
  /** The event and the team that it belongs to; '' for none. */
  ties: string;
  onEdit: (patch: Patch) => void;
};

function PatchCard(props: PatchCardProps) {
  const { patch, ties, disabled, owned, chosen, onChoose, onRevoke, onEdit } = props;
  const { LL } = useI18nContext();
  const { id, nome, tipo } = patch;
  const has_it = owned?.has(id) ?? false;
  return (
    <li className="admin-patch">
      <button
        type="button"
        className="admin-patch-choice"
        disabled={disabled}
        aria-pressed={id === chosen}
        onClick={() => onChoose(id)}
      >
        <PatchPicture {...patchLook(patch)} alt="" size={5} faded={disabled} />
        <span className="font-display text-xl leading-tight wrap-anywhere">{nome}</span>
        <span className="text-sm text-soft">{LL.patch.kind[tipo]()}</span>
        {ties && <span className="text-sm wrap-anywhere">{ties}</span>}
        {has_it && <StateChip kind="confirmed">{LL.admin.patches.owned()}</StateChip>}
      </button>
      <span className="flex justify-center">
        <IconButton
          icon={Pencil}
          label={LL.admin.patch.edit_one({ patch: nome })}
          onClick={() => onEdit(patch)}
        />
        {has_it && (
          <IconButton
            icon={Undo2}
            label={`${LL.admin.patches.revoke()}: ${nome}`}
            onClick={() => onRevoke(patch)}
          />
        )}
      </span>
    </li>
  );
}
