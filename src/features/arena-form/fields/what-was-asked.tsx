import { AskedChangeNote } from '#entities/arena/asked-change-note.tsx';
import { useAskedChanges } from '#entities/arena/use-asked-changes.ts';

/** In the form: what an administrator asked to be corrected. @param id undefined of a new arena */
export function WhatWasAsked({ id = '' }: { id: string | undefined }) {
  const change = useAskedChanges().get(id);
  return change && <AskedChangeNote change={change} />;
}
