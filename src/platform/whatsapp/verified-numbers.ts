import { keepMarks, markOf, readMarks, type Owner } from '../kept/marks.ts';

/** The name is the spec's (Spec 1 §3, local storage). It holds marks, and no number. */
const KEY = 'verifiedWhatsappNumbers';

/**
 * Whether this account has seen the number verified on this device. Only a convenience: the server
 * trusts only its own record.
 */
export const isVerifiedHere = async (owner: Owner, digits: string): Promise<boolean> =>
  readMarks(KEY).includes(await markOf(owner, KEY, digits));

/** If it can't be stored, the person verifies again another time. */
export async function rememberVerified(owner: Owner, digits: string): Promise<void> {
  const mark = await markOf(owner, KEY, digits);
  keepMarks(KEY, [...readMarks(KEY), mark]);
}

/** The server has no proof of the number, so it must be verified again. */
export async function forgetVerified(owner: Owner, digits: string): Promise<void> {
  const mark = await markOf(owner, KEY, digits);
  keepMarks(
    KEY,
    readMarks(KEY).filter((other) => other !== mark),
  );
}
