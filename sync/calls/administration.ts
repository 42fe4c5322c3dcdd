import * as v from 'valibot';
import { Count, Id, Instant } from '../records/record.ts';
import type { Caller } from '../identity/client.ts';
import { callAsPerson, callSignedRpc } from '../identity/signed-call.ts';
import type { Outcome } from '../transport/transport.ts';

/**
 * What only administrators may read (Spec 2 §6). None of it is kept on the device: it contains
 * telephone numbers and codes that give patches.
 */

const Person = v.object({
  id: Id,
  name: v.string(),
  team: v.nullable(v.string()),
  /** Digits with the country code; null without one. */
  whatsapp: v.nullable(v.string()),
});

/** `total` may be more than `people`: the first by name. */
const People = v.object({ total: Count, people: v.array(Person) });
export type ListedPeople = v.InferOutput<typeof People>;

const Code = v.object({
  id: Id,
  patch_id: Id,
  /** Of the patch. */
  nome: v.string(),
  codigo: v.string(),
  max_uses: Count,
  used: Count,
  created_at: Instant,
  expires_at: v.nullable(Instant),
  /** Since when it is withdrawn. An older server doesn't send it, and has withdrawn no patch. */
  withdrawn_at: v.optional(v.nullable(Instant), null),
});
export type PatchCode = v.InferOutput<typeof Code>;

const Administrator = v.object({
  id: Id,
  /** '' without a card. */
  name: v.string(),
  team: v.nullable(v.string()),
  /** Since when they have the role. */
  created_at: Instant,
  /** Who gave it; null of the first one, and where that account was deleted. */
  given_by: v.nullable(v.string()),
});
export type Administrator = v.InferOutput<typeof Administrator>;

const Cards = v.array(v.object({ id: Id, name: v.string() }));

/** Every administrator, the first one first. Reading it is an entry of the log. Refusals: not_allowed. */
export async function listAdministrators(
  caller: Caller,
): Promise<Outcome<readonly Administrator[]>> {
  const read = await callSignedRpc(caller, {
    rpc: 'admin_list_roles',
    body: {},
    answer: v.object({ people: v.array(Administrator) }),
  });
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.people } : read;
}

/** The names of at most 100 people, by id. A deleted account is missing. */
export async function namesOf(
  caller: Caller,
  ids: readonly string[],
): Promise<Outcome<ReadonlyMap<string, string>>> {
  const cards = await callAsPerson(caller, Cards, (client) =>
    client.rpc('people_names', { ids: ids.slice(0, 100) }),
  );
  if (cards.kind !== 'ok') return cards;
  return { kind: 'ok', data: new Map(cards.data.map(({ id, name }) => [id, name])) };
}

/** Whether the server says that this person has the role (Spec 2 §7, has_role). */
export const hasAdminRole = (caller: Caller & { user_id: string }): Promise<Outcome<boolean>> =>
  callAsPerson(caller, v.boolean(), (client) =>
    client.rpc('has_role', { user_id: caller.user_id, role: 'admin' }),
  );

/** People by name or by three or more digits of their number. Refusals: not_allowed. */
export const listPeople = (caller: Caller, search: string): Promise<Outcome<ListedPeople>> =>
  callSignedRpc(caller, {
    rpc: 'admin_list_people',
    body: { limit: 100, ...(search && { search: search.slice(0, 100) }) },
    answer: People,
  });

/** The ids of a person's patches (Spec 2 §7, listar_patches_usuario). */
export const patchesOf = (caller: Caller, user_id: string): Promise<Outcome<readonly string[]>> =>
  callAsPerson(
    caller,
    v.pipe(
      v.array(v.object({ patch_id: Id })),
      v.transform((rows) => rows.map(({ patch_id }) => patch_id)),
    ),
    (client) => client.rpc('listar_patches_usuario', { p_user_id: user_id }),
  );

/** Every code, by the name of its patch. Refusals: not_allowed. */
export const listPatchCodes = (caller: Caller): Promise<Outcome<readonly PatchCode[]>> =>
  callAsPerson(caller, v.array(Code), (client) => client.rpc('admin_list_codes'));

const Entry = v.object({
  id: Id,
  at: Instant,
  /** The function or mutation, without its version. */
  what: v.string(),
  /** Null once the account was deleted. */
  who: v.nullable(v.string()),
  /** A person, a patch, the words that were searched for; '#' for a number. */
  subject: v.nullable(v.string()),
});
export type AccessEntry = v.InferOutput<typeof Entry>;

/**
 * Who looked people and codes up, the newest first, 50 a page. Reading the first page is an entry
 * too. Refusals: not_allowed.
 * @param before the last entry of the page before
 */
export async function readAccessLog(
  caller: Caller,
  before?: AccessEntry,
): Promise<Outcome<readonly AccessEntry[]>> {
  const read = await callSignedRpc(caller, {
    rpc: 'admin_access_log',
    body: before ? { before: before.at, before_id: before.id } : {},
    answer: v.object({ entries: v.array(Entry) }),
  });
  return read.kind === 'ok' ? { kind: 'ok', data: read.data.entries } : read;
}
