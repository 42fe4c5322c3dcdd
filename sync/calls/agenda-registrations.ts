import * as v from 'valibot';
import type { DeviceDatabase } from '../device/device-database.ts';
import { Count } from '../records/record.ts';
import type { Caller } from '../identity/client.ts';
import { callSignedRpc } from '../identity/signed-call.ts';
import { keepAnswer, keptAnswer } from './kept-answer.ts';

const Answer = v.object({ going: Count, registered: Count });
/** Of the members who said yes to an entry of the agenda, how many are registered in its event. */
export type AgendaRegistrations = v.InferOutput<typeof Answer>;

const keyOf = (id: string): string => `agenda_registrations:${id}`;

/** What this device last heard; null when it never did. */
export const keptAgendaRegistrations = (
  db: DeviceDatabase,
  id: string,
): Promise<AgendaRegistrations | null> => keptAnswer(db, keyOf(id));

/**
 * Asks the server, which counts also where the event hides its list (agenda_registrations in
 * supabase/schemas/agenda/agenda_mutations.sql), and keeps the answer.
 * @param id of the entry
 * @returns null when the server could not be reached, or refused
 */
export async function fetchAgendaRegistrations(
  local: Caller & { readonly db: DeviceDatabase },
  id: string,
): Promise<AgendaRegistrations | null> {
  const call = { rpc: 'agenda_registrations', body: { id }, answer: Answer };
  const outcome = await callSignedRpc(local, call);
  if (outcome.kind !== 'ok') return null;
  await keepAnswer(local.db, keyOf(id), outcome.data);
  return outcome.data;
}
