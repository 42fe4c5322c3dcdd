/** A uuid for a row that this device creates. */
export const randomId = (): string => crypto.randomUUID();

/** An unpredictable uint32: the seed of a team split. */
export const randomSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]!;

/** As unpredictable, for a secret. */
export const randomBytes = (count: number): Uint8Array =>
  crypto.getRandomValues(new Uint8Array(count));
