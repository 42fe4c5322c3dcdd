/** What libraries hang on an error. */
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
 * The same failure without what was being read or written. RxDB and valibot put rows into their messages, names and
 * numbers of people among them, and a message is logged, and copied to whoever is asked for help. What stays: the
 * words before the data, name, code and collection, and where in the code it was.
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
  const asked = /"methodName":\s*"(\w+)"/.exec(text)?.[1]; // of the storage's thread
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

/** To the console and whoever listens for errors; nobody is told of people's rows. */
// oxlint-disable-next-line no-restricted-globals -- the one place that may
export const report = (error: unknown): void => reportError(withoutRows(error));
