import { compare, hash, hashSync } from 'bcryptjs';

/** As @supabase/lite's own, so that its hashes and ours take the same time. Rounds: 2^10, about 70 ms. */
const COST = 10;

/** Of a password that nobody knows. */
const NOBODYS = hashSync(crypto.randomUUID(), COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Takes as long where there is no hash: how long a refusal takes would else tell which accounts exist.
 * @param stored null for an account that is not there, or that has no password
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  return (await compare(password, stored || NOBODYS)) && Boolean(stored);
}
