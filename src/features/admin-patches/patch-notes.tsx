import { useState } from 'react';
import { CorrectButton, WaitingNotes } from '#actions/waiting-notes.tsx';
import { patchFormOf, type PatchColumns } from '#domain/rewards/patch-form.ts';
import { useEveryPatch, type Patch } from '#entities/administration/use-every-patch.ts';
import { useOutbox } from '#live/outbox/use-outbox.ts';
import type { MutationName } from '#sync/mutations/registry.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';
import { PatchDialog } from './patch-dialog.tsx';

const ABOUT_PATCHES: readonly string[] = [
  'create_patch@1',
  'update_patch@1',
  'delete_patch@1',
  'assign_patch@1',
  'revoke_patch@1',
] satisfies MutationName[];

/** What I asked about patches and waits or was refused; a refused form can be corrected. */
export function PatchNotes() {
  const every = useEveryPatch() ?? [];
  const records = (useOutbox() ?? []).filter(({ name }) => ABOUT_PATCHES.includes(name));
  return (
    <WaitingNotes
      records={records}
      correct={(record) => {
        const { id, patch } = record.args as { id: string; patch?: Partial<PatchColumns> };
        if (record.name === 'create_patch@1') {
          return <Correct record={record} typed={record.args as PatchColumns} />;
        }
        const row = every.find((one) => one.id === id);
        if (record.name !== 'update_patch@1' || !row) return undefined;
        return <Correct record={record} patch={row} typed={{ ...row, ...patch }} />;
      }}
    />
  );
}

type CorrectProps = { record: OutboxRecord; patch?: Patch; typed: PatchColumns };

function Correct({ record, patch, typed }: CorrectProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <CorrectButton record={record} onCorrect={() => setOpen(true)} />
      {open && (
        <PatchDialog
          patch={patch}
          refused={{ record, typed: patchFormOf(typed) }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
