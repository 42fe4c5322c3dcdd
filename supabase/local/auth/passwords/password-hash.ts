import { compare, hash } from 'bcryptjs';

/** Rounds: 2^10, about 70 ms, as GoTrue. */
const COST = 10;

/**
 * The hash of a random password that was not kept, at this cost: compared when an account has none.
 * Made once, because making it at every start would take as long as a sign-in.
 */
const NO_ACCOUNTS = '$2b$10$FxjYVqIn4lMlzkIOy7tPsuPrwxqW5XAeqoPQHMgkOXCHnnPXF7o4y';

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/**
 * Takes the same time when there is no hash: otherwise the time of a refusal would reveal which
 * accounts exist.
 * @param stored null for an account that does not exist, or has no password
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  return (await compare(password, stored || NO_ACCOUNTS)) && Boolean(stored);
}
