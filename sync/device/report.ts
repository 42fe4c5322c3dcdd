/** Fields that libraries add to an error. */
type Known = {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly stack?: unknown;
  readonly code?: unknown;
  readonly inner?: { readonly name?: unknown };
  readonly parameters?: { readonly collection?: unknown; readonly database?: unknown };
};

const FRAME = /^\s+at |@\S+:\d+:\d+$/;

/**
 * The same error without the rows that were being read or written. RxDB and valibot put rows into
 * their messages, with names and numbers of people, and messages are logged and copied into support
 * requests. Kept are the text before the data, the name, code and collection, and the stack.
 */
export function withoutRows(error: unknown): Error {
  const { name, message, stack, code, inner, parameters } = (
    typeof error === 'object' && error !== null ? error : { message: error }
  ) as Known;
  const text = String(message);
  const words = text
    .trim()
    .split(/[\n[{]/, 1)[0]!
    .replaceAll(/"[^"]*"/g, '"…"');
  const asked = /"methodName":\s*"(\w+)"/.exec(text)?.[1]; // the storage thread's method
  const known = [asked, code, parameters?.collection, inner?.name].filter(isShort);
  const plain = new Error([words.slice(0, 200).trim(), ...known].join(' '));
  if (typeof name === 'string') plain.name = name.slice(0, 80);
  const frames = typeof stack === 'string' ? stack.split('\n') : [];
  plain.stack = [
    `${plain.name}: ${plain.message}`,
    ...frames.filter((line) => FRAME.test(line)),
  ].join('\n');
  return plain;
}

const isShort = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= 60);

let is_over = false;

/** From now on this page reports nothing: it was left, and what it still did was ended. */
export function reportNoMore(): void {
  is_over = true;
}

/** Reports an error to the console and to error listeners, without personal data. */
export function report(error: unknown): void {
  // oxlint-disable-next-line no-restricted-globals -- the one place that may
  if (!is_over) reportError(withoutRows(error));
}
