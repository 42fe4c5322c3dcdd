/** A uuid for a row that this device creates. */
export const randomId = (): string => crypto.randomUUID();

/** An unpredictable uint32: the seed of a team split. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
