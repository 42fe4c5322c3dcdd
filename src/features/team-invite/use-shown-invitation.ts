import { useState } from 'react';
import { openInvitations, type Invitation } from '#domain/team/invitation.ts';
import type { OutboxRecord } from '#sync/outbox/outbox.ts';

type Given = {
  records: Parameters<typeof openInvitations>[0];
  /** My mutations about the team. */
  asked: readonly OutboxRecord[];
  /** UTC ISO instant. */
  now: string;
};

/**
 * The invitation whose code is on screen. When it ends meanwhile, the screen says so: not when I
 * revoked it or the server refused to make it, because that is said already. The server sends no
 * reason: one that had a single place left and time was filled, of another that is not known.
 */
export function useShownInvitation({ records, asked, now }: Given) {
  const [id, show] = useState<string>();
  const [last, setLast] = useState<Invitation>();
  const open = openInvitations(records, now);
  const shown = open.find((one) => one.id === id);
  if (shown && (shown.id !== last?.id || shown.used !== last.used)) setLast(shown);
  const gone = !shown && last?.id === id ? last : undefined;
  const is_said = asked.some(
    ({ name, status, args }) =>
      (args as { id?: string }).id === id &&
      (name === 'revoke_invitation@1' || status === 'rejected'),
  );
  if (gone && is_said) show(undefined);
  const has_expired = records.some((row) => row.id === id);
  const is_full = gone && gone.max_uses - gone.used === 1 && !has_expired;
  const ended = gone && !is_said ? (is_full ? ('full' as const) : ('over' as const)) : undefined;
  return { open, shown, ended, show };
}
