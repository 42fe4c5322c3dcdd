/**
 * Firefox, where it lets pages store nothing, has BroadcastChannel in pages and in threads, and
 * throws at its use. A library (Dexie) asks only whether it is there, and would not start: there it
 * is taken away. A thread imports this before its libraries.
 */
try {
  new BroadcastChannel('qg.try').close();
} catch {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
}

/** A channel between the pages of the app. @returns null where there is none */
export const pageChannel = (name: string): BroadcastChannel | null =>
  'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
