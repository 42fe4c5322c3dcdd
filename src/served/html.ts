/**
 * Markup that is safe to insert. Only this file makes it, so every other value is escaped as text.
 */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
export type { Markup };

type Value = Markup | string | number | false | null | undefined | readonly Value[];

/**
 * Writes HTML. Every value is text and is escaped, unless it is markup of this function; false,
 * null and undefined are left out, and a list is joined.
 * @throws when a value would stand in an attribute without quotes, where escaping does not protect
 */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  const [first = '', ...rest] = written(parts);
  return new Markup(first + values.map((value, i) => textOf(value) + rest[i]).join(''));
}

const known = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The parts of a template as they are sent: its line breaks are layout of the source. */
function written(parts: TemplateStringsArray): readonly string[] {
  const before = known.get(parts);
  if (before) return before;
  let in_tag = false;
  const last = parts.length - 1;
  const short = parts.map((part, n) => {
    if (n < last && part.endsWith('=')) throw new Error(`an attribute without quotes: ${part}`);
    const pieces = part.split(/(\s*\n\s*)/);
    return pieces
      .map((piece, i) => {
        if (i % 2 === 0) {
          const [opened, closed] = [piece.lastIndexOf('<'), piece.lastIndexOf('>')];
          if (opened !== closed) in_tag = opened > closed;
          return piece;
        }
        // an empty piece is the edge of the template, or a value
        const before_it = pieces[i - 1] || (n > 0 || i > 1 ? 'value' : '<');
        const after_it = pieces[i + 1] || (n < last ? 'value' : '<');
        const is_edge = before_it.endsWith('>') || before_it === '<' || after_it.startsWith('<');
        if (in_tag) return after_it.startsWith('>') ? '' : ' ';
        return is_edge ? '' : ' ';
      })
      .join('');
  });
  known.set(parts, short);
  return short;
}

/**
 * Data inside a script element, which no browser runs. `<` is written as an escape of JSON, so that
 * no value can end the element.
 * @param type `application/json`, or a kind of it
 */
export function dataElement(type: string, data: unknown, id?: string): Markup {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return html`<script type="${type}" ${id !== undefined && html` id="${id}"`}>
    ${new Markup(json)}
  </script>`;
}

/** Text that may hold HTML's character references: none of them can make an element. */
export const withReferences = (text: string): Markup =>
  new Markup(
    text.replaceAll(/&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,30};)|[<>"']/gi, escapeOne),
  );

function textOf(value: Value): string {
  if (value === false || value === null || value === undefined) return '';
  if (value instanceof Markup) return value.text;
  if (typeof value === 'object') return value.map(textOf).join('');
  return String(value).replaceAll(/[&<>"']/g, escapeOne);
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeOne = (sign: string): string => ESCAPES[sign] ?? sign;
