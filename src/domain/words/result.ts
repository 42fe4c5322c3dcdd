/**
 * The result of a rule or a command: the value, or a code that the screen can translate. Bugs still
 * throw.
 */
export type Result<Value, Code extends string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code };

export const ok = <Value>(value: Value) => ({ ok: true, value }) as const;
export const fail = <Code extends string>(code: Code) => ({ ok: false, code }) as const;
