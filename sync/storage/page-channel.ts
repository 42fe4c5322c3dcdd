/**
 * A channel between the pages of the app. @returns null where there is none: an old browser, or
 * Firefox when it lets pages store nothing, where the name is there and throws. Libraries (Dexie) ask
 * only whether it is there, and would take the whole app with them: from then on it is not.
 */
export function pageChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    return null;
  }
}
