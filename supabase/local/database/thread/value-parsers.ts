/** A value that is not exactly a number stays text. */
export const asText = (text: string) => text;
export const number = (text: string) => {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text ? value : text;
};
export const integer = (text: string) => {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
};

/**
 * A value of another type than the parameter's is sent as text: then PostgreSQL refuses it with a
 * code.
 */
export const asGiven = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);
