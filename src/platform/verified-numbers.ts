/** The name is the spec's (Spec 1 §3, local storage). Signing out empties it: sync/account.ts. */
const KEY = 'verifiedWhatsappNumbers';

/** Whether this browser has seen the number verified. A convenience: the base believes only its own proof. */
export const isVerifiedHere = (digits: string): boolean => read().includes(digits);

export const rememberVerified = (digits: string): void => keep([...read(), digits]);

/** The base says that it has no proof of the number: it is to be verified again. */
export const forgetVerified = (digits: string): void =>
  keep(read().filter((other) => other !== digits));

function keep(numbers: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set(numbers)]));
  } catch {
    // a full or forbidden storage: the number is verified again another time
  }
}

function read(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
