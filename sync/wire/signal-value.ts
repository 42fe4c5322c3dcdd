/** One value that others can watch. The only state that the sync exposes. */
export type SignalValue<T> = {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** @returns a function that stops watching */
  readonly watch: (listener: () => void) => () => void;
};

export function signalValue<T>(initial: T): SignalValue<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
