/** The name is the spec's (Spec 1 §3, local storage). Signing out empties it: sync/account.ts. */
const KEY = 'verifiedWhatsappNumbers';

/** Whether this browser has seen the number verified. A convenience: the base believes only its own proof. */
export const isVerifiedHere = (digits: string): boolean => read().includes(digits);

export function rememberVerified(digits: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), digits])]));
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
