/** A uuid for a row that this device makes. */
export const randomId = (): string => crypto.randomUUID();

/** A uint32 that nobody can guess: the seed of a team split. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;
