/**
 * The text of each code; `{name}` stands for `data.name`. See src/i18n/pt-BR/notification-codes.ts.
 */
export type CodeWords = Readonly<Record<string, { readonly title: string; readonly body: string }>>;

type Told = {
  readonly title: string;
  readonly body: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * A notification in the person's language, by its code. For a code of a newer server, the server's
 * own text is shown; a body whose name is missing is left out, as the server does.
 */
export function notificationText(
  { title, body, data }: Told,
  words: CodeWords,
): { title: string; body: string } {
  const code = String(data['code']);
  const known = Object.hasOwn(words, code) ? words[code] : undefined;
  if (!known) return { title, body };
  const names = [...known.body.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  if (names.some((name) => typeof data[name] !== 'string')) return { title: known.title, body: '' };
  return {
    title: known.title,
    body: known.body.replace(/\{(\w+)\}/g, (_, name: string) => String(data[name])),
  };
}
