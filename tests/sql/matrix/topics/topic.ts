/**
 * The callers of the matrix: an anonymous one, people with events, and people of one team.
 */
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
 * The rows of a relation that each role sees, by name, `*` for any. It must see exactly these. A
 * role that is not named sees what a stranger does, with its own name in the stranger's place. `no
 * grant` is a refusal where only our grants hold, and no rows where everything is granted: there
 * the policies alone decide.
 */
export type Cells = Partial<Record<Role, string>> & Record<'anon' | 'stranger', string>;

/** What one topic of the database shows, and to whom. */
export type Topic = {
  sees: Record<string, Cells>;
  /**
   * Projections run as the caller: each shows the rows of its table. A projection of several tables
   * is named by each topic with such rows.
   */
  views?: Record<string, string>;
  /**
   * Columns of a projection that are null except for the rows that the caller may see of another
   * relation; `but` rows have no value.
   */
  masked?: Record<string, { columns: string[]; known_with: string; but?: Record<string, string> }>;
  /** Columns without a grant; on the embedded backend they are visible with their row. */
  ungranted?: Record<string, string[]>;
  policies?: string[];
  /**
   * Which functions a role may execute. Only the owner may execute a function that is named
   * nowhere.
   */
  executes?: { everybody?: string[]; signed_in?: string[] };
};

export const everybody = (rows: string): Cells => ({ anon: rows, stranger: rows });
export const nobody = everybody('no grant');
