/** Who this page is for. Read synchronously, so that nothing delays the first list. */
export type Person = { readonly id: string; readonly email: string; readonly name: string };

const HINT = 'qg.person';

/**
 * The last signed-in person of this device. The tokens are stored elsewhere and are not needed to
 * start.
 */
export function rememberedPerson(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(HINT) ?? 'null') as Person | null;
  } catch {
    return null;
  }
}

export function rememberPerson(person: Person | null): void {
  try {
    if (person) localStorage.setItem(HINT, JSON.stringify(person));
    else localStorage.removeItem(HINT);
  } catch {
    // where storage is forbidden, the next start knows nobody
  }
}
