import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { emptyPatch, patchFormOf, type PatchColumns } from '#domain/rewards/patch-form.ts';
import { useEveryPatch, type Patch } from '#entities/administration/use-every-patch.ts';
import { useLastRow } from '#entities/form/sheet/use-last-row.ts';
import { rowBefore } from '#live/outbox/about-row.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationName } from '#sync/registry/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PatchDialog } from './form/patch-dialog.tsx';

const ABOUT_PATCHES: readonly string[] = [
  'create_patch@1',
  'update_patch@1',
  'delete_patch@1',
  'assign_patch@1',
  'revoke_patch@1',
] satisfies MutationName[];
const FORMS: readonly string[] = ['create_patch@1', 'update_patch@1'] satisfies MutationName[];

/** What I asked about patches and waits or was refused; a refused form can be corrected. */
export function PatchNotes() {
  const every = useEveryPatch();
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_PATCHES.includes(name));
  return (
    <WaitingNotes
      records={records}
      correct={(record) =>
        FORMS.includes(record.name) ? <Correct record={record} every={every} /> : undefined
      }
    />
  );
}

type CorrectProps = {
  record: OutboxRecord;
  /** Undefined until known. */
  every: readonly Patch[] | undefined;
};

function Correct({ record, every }: CorrectProps) {
  const [open, setOpen] = useState(false);
  const { id, patch, base } = record.args as { id: string } & Partial<
    Record<'patch' | 'base', Partial<PatchColumns>>
  >;
  const last = useLastRow(
    id,
    every?.find((one) => one.id === id),
  );
  if (!every) return null;
  const row = patch ? (last ?? patchBefore(record)) : undefined;
  const typed = row ? { ...row, ...patch } : (record.args as PatchColumns);
  return (
    <>
      <CorrectButton record={record} onCorrect={() => setOpen(true)} />
      {open && (
        <PatchDialog
          key={String(last !== undefined)} // once it has come, the form begins with all of it
          patch={row}
          refused={{ record, typed: patchFormOf(typed), seen: patchFormOf({ ...row, ...base }) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

const patchBefore = (refused: OutboxRecord) =>
  rowBefore<Patch>(refused, { ...emptyPatch, nome: refused.label });
