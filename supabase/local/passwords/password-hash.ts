import { compare, hash, hashSync } from 'bcryptjs';

/**
 * The cost that @supabase/lite uses, so that its hashes and ours take the same time. Rounds: 2^10,
 * about 70 ms.
 */
const COST = 10;

/** The hash of a random password. */
const NOBODYS = hashSync(crypto.randomUUID(), COST);

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Takes the same time when there is no hash: otherwise the time of a refusal would reveal which
 * accounts exist.
 * @param stored null for an account that does not exist, or has no password
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  return (await compare(password, stored || NOBODYS)) && Boolean(stored);
}
