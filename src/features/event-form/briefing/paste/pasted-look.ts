/** How pasted text looks, as far as a briefing keeps it. Inherited by what is inside. */
export type Look = {
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underlined: boolean;
  readonly struck: boolean;
  /** Whether a line break in the text is one on the page. */
  readonly breaks: boolean;
  readonly href: string | null;
};

export const PLAIN: Look = {
  bold: false,
  italic: false,
  underlined: false,
  struck: false,
  breaks: false,
  href: null,
};

/** By element, unless its style says otherwise. */
const BY_TAG: Record<string, Partial<Look>> = {
  b: { bold: true },
  strong: { bold: true },
  i: { italic: true },
  em: { italic: true },
  u: { underlined: true },
  ins: { underlined: true },
  s: { struck: true },
  del: { struck: true },
  strike: { struck: true },
  pre: { breaks: true },
  textarea: { breaks: true },
};

/**
 * The look inside an element. Google Docs wraps everything in a `<b>` whose weight is normal, and
 * writes what is bold as spans with a weight.
 */
export function lookInside(element: Element, outside: Look): Look {
  const by_tag = BY_TAG[element.localName] ?? {};
  const style = (name: string) => styleOf(element, name);
  const line = style('text-decoration') ?? style('text-decoration-line');
  return {
    ...outside,
    ...by_tag,
    ...says('bold', style('font-weight'), /^(bold|bolder|[6-9]\d\d)/),
    ...says('italic', style('font-style'), /^(italic|oblique)/),
    ...says('breaks', style('white-space'), /^(pre|break-spaces)/),
    ...(line && /underline/.test(line) && { underlined: true }),
    ...(line && /line-through/.test(line) && { struck: true }),
  };
}

/** The value, read from the text: our policy forbids inline styles, so browsers may not parse it. */
export function styleOf(element: Element, name: string): string | undefined {
  const [, value] =
    new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]+)`, 'i').exec(
      element.getAttribute('style') ?? '',
    ) ?? [];
  return value?.trim().toLowerCase();
}

const says = (part: keyof Look, value: string | undefined, yes: RegExp): Partial<Look> =>
  value === undefined || value === 'inherit' ? {} : { [part]: yes.test(value) };
