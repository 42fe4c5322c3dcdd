/** Who this page is for. Read without waiting, so that nothing stands between start and the list. */
export type Person = { readonly id: string; readonly email: string; readonly name: string };

const HINT = 'qg.person';

/** The person of the last session on this device; the tokens are elsewhere and are not needed to start. */
export function rememberedPerson(): Person | null {
  try {
    return JSON.parse(localStorage.getItem(HINT) ?? 'null') as Person | null;
  } catch {
    return null;
  }
}

export function rememberPerson(person: Person | null): void {
  if (person) localStorage.setItem(HINT, JSON.stringify(person));
  else localStorage.removeItem(HINT);
}
