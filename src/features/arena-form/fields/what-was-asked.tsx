import type { RefusedProposal } from '#domain/arena/asked-change.ts';
import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { Note } from '#ui/page/note.tsx';

type WhatWasAskedProps = {
  /** Of an arena that waits. */
  id: string | undefined;
  rejected: RefusedProposal | null;
};

/** In the form: what an administrator asked to be corrected, or why they rejected it. */
export function WhatWasAsked({ id = '', rejected }: WhatWasAskedProps) {
  const { LL } = useI18nContext();
  const change = useAskedChanges().get(id);
  if (change) return <AskedChangeNote change={change} />;
  return (
    rejected && (
      <Note kind="info" title={LL.arenas.propose.rejected()}>
        <p className="whitespace-pre-line wrap-anywhere">{rejected.reason}</p>
        <p className="text-sm text-soft">{LL.arenas.propose.rejected_hint()}</p>
      </Note>
    )
  );
}
