/** Who the matrix asks for: nobody, people with events, and people of one team (security.md §3, appendix D). */
export const ROLES = [
  'anon',
  'stranger',
  'ana',
  'bruno',
  'owner',
  'other_org',
  'captain',
  'officer',
  'veteran',
  'member',
  'pending',
  'admin',
] as const;
export type Role = (typeof ROLES)[number];

/**
 * The rows of a relation that each role sees, by name, `*` for any. Nothing else may be seen, and all of it
 * must be. A role that is not named sees what a stranger does, with its own name in the stranger's place.
 * `no grant` is a refusal where only our grants hold (hosted), and no rows where the embedded backend has
 * granted everything: there the policies stand alone (security.md F1).
 */
export type Cells = Partial<Record<Role, string>> & Record<'anon' | 'stranger', string>;

/** What one topic of the database shows, and to whom. */
export interface Topic {
  sees: Record<string, Cells>;
  /**
   * Projections run as the caller: each shows the rows of its table. One of many tables is named by each topic
   * that brings some.
   */
  views?: Record<string, string>;
  /** Columns of a projection that are null but for the rows that the caller may see of another relation; `but` rows have none. */
  masked?: Record<string, { columns: string[]; known_with: string; but?: Record<string, string> }>;
  /** Columns that nobody is granted; on the embedded backend they come with their row. */
  ungranted?: Record<string, string[]>;
  policies?: string[];
  /** Which functions a role may execute. What is named nowhere, nobody may but the owner. */
  executes?: { everybody?: string[]; signed_in?: string[] };
}

export const everybody = (rows: string): Cells => ({ anon: rows, stranger: rows });
export const nobody = everybody('no grant');
