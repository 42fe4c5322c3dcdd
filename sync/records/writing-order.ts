/**
 * An instant in microseconds since 1970. A `Date` cuts the server's to milliseconds, in which one
 * request writes several rows. @param instant ISO, of the server or of a device
 */
export const microseconds = (instant: string): number =>
  Date.parse(instant) * 1000 + Number(/\.\d{3}(\d{1,3})/.exec(instant)?.[1]?.padEnd(3, '0') ?? 0);

/**
 * The earlier first. The server's sort as texts, which a list of thousands needs: it leaves out the
 * last zeros, and + comes before digits.
 */
export const compareInstants = (a: string, b: string): number =>
  a.endsWith('+00:00') && b.endsWith('+00:00')
    ? Number(a > b) - Number(a < b)
    : microseconds(a) - microseconds(b);

type Written = { readonly id: string; readonly rev: number };

/**
 * Compares rows in the order in which they were written. What waits has this device's time, which
 * may be wrong, and comes after all that the server has: there it will be when it is confirmed.
 * Waiting rows of one mutation stay as they are. Ids decide as in the server's `order by`.
 * @param at when a row was written: UTC ISO instant
 */
export const byWriting =
  <Row extends Written>(at: (row: Row) => string) =>
  (a: Row, b: Row): number =>
    waits(a) - waits(b) ||
    compareInstants(at(a), at(b)) ||
    (waits(a) || a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

const waits = ({ rev }: Written): number => Number(rev === 0);

type Dated = { readonly created_at: string };

/** Rows and records by the time at which they were written. */
export const byCreation = byWriting<Written & (Dated | { readonly data: Dated })>((row) =>
  'data' in row ? row.data.created_at : row.created_at,
);
