import type postgres from 'postgres';
import { SqlError } from '../thread/thread-driver.ts';
import { asGiven, asText, integer, number } from '../thread/value-parsers.ts';

/** PostgreSQL's numbers of types. */
const [BOOL, INT8, JSON_, FLOATS, TEXTS, DAYS, NUMERIC, JSONB] = [
  16,
  20,
  114,
  [700, 701],
  [25, 1042, 1043],
  [1082, 1083, 1114, 1184, 1266],
  1700,
  3802,
] as const;

const type = <T>(
  from: readonly number[],
  parse: (text: string) => T,
): postgres.PostgresType<T> => ({
  to: from[0]!,
  from: [...from],
  serialize: asGiven,
  parse,
});

/** Values as `database-thread.ts` gives and takes them, so that no caller sees which database it is. */
export const types = {
  int8: type([INT8], integer),
  numeric: type([NUMERIC], number),
  days: type(DAYS, asText),
  json: type([JSON_, JSONB], (text) => JSON.parse(text) as unknown),
  bool: type([BOOL], (text) => text === 't'),
  texts: type(TEXTS, asText),
  floats: type(FLOATS, Number),
};

/**
 * The library would guess the type of a boolean or of a list. Without a guess, the type in the
 * statement counts.
 */
export const parameter = (
  sql: postgres.Sql,
  value: unknown,
): postgres.Parameter<postgres.SerializableParameter> | null => {
  if (value === null || value === undefined) return null;
  const plain = typeof value === 'object' ? value : `${value as string | number | boolean}`;
  return sql.typed(plain as postgres.SerializableParameter, 0);
};

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A SELECT changes no row, whatever count it reports. */
export const changedRows = ({ command, count }: { command: string; count: number | null }) =>
  CHANGES.has(command) ? (count ?? 0) : 0;

/** 08006, connection_failure: becomes 503, so the client tries again. */
export const STOPPED = { code: '08006', message: 'The database has stopped' };

/** @returns PostgreSQL's own error as it is, and any failure of the connection as one of that kind */
export function sqlError(error: unknown): Error {
  const { message, code, detail, hint } = error as Record<string, string | undefined>;
  const is_sql = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  return new SqlError(is_sql ? { message: message ?? '', code, detail, hint } : STOPPED);
}
