import { chatLine } from './chat-line.ts';
import { lineStart, type LineStart } from './line-start.ts';
import { isEmphasized, plainLine } from './plain-line.ts';

/** A line that is not empty. */
export type Line = {
  readonly at: number;
  readonly text: string;
  readonly plain: string;
  readonly start: LineStart;
  /** Of a message of a chat. */
  readonly sender: string | undefined;
  readonly emphasized: boolean;
  /** An empty line stands before it. */
  readonly apart: boolean;
};
type Mode = { readonly kind: 'numbered' | 'bullet' | 'plain'; readonly sign: string };

/** Nobody's place is longer; such a line is talk, and is not read. Characters. */
const MOST = 200;

export function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let apart = true;
  for (const [at, raw] of text.split(/\r\n?|[\n\u2028\u2029]/).entries()) {
    const chat = chatLine(raw);
    const body = chat?.body ?? raw;
    // a place of a list that is quoted in a reply
    const plain = plainLine(body).replace(/^>\s*(?=~?\d)/, '');
    if (plain === '' && !chat) {
      apart = true;
      continue;
    }
    const said = chat && plain === '' ? plainLine(raw) : plain.length > MOST ? '' : plain;
    lines.push({
      at,
      text: raw.trim(),
      plain: said,
      start: lineStart(said),
      sender: chat?.sender,
      emphasized: isEmphasized(raw),
      apart: apart || chat !== undefined,
    });
    apart = false;
  }
  return lines;
}

/** Two sides have a colour each; green beside red is who comes beside who does not. */
const signOf = ({ sign }: LineStart): string =>
  /[🔴🔵🟠⚫⚪🟣🟤🟥🟦⬛]/u.test(sign) ? '🔴' : sign;

/** What the places of this list begin with. */
function modeOf(lines: readonly Line[]): Mode {
  const of = (kind: LineStart['kind']) => lines.filter(({ start }) => start.kind === kind);
  const numbered = of('numbered').length;
  const bare = of('bare').length;
  if (numbered > 0 || bare >= 3) {
    return { kind: 'numbered', sign: '' };
  }
  const signs = new Map<string, number>();
  for (const { start } of of('bullet')) {
    const sign = signOf(start);
    signs.set(sign, (signs.get(sign) ?? 0) + 1);
  }
  const [sign, count] = [...signs].toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return { kind: count >= 3 ? 'bullet' : 'plain', sign };
}

/** Which lines are places of the list. */
export function itemsIn(lines: readonly Line[]): ReadonlySet<number> {
  const items = new Set<number>();
  const mode = modeOf(lines);
  let last = 0;
  for (const [n, { start }] of lines.entries()) {
    if (mode.kind === 'numbered') {
      // "30 conto": a number without a sign is a place where it is the next one
      const follows = start.place === 1 || (start.place >= last && start.place <= last + 3);
      if (start.kind !== 'numbered' && !(start.kind === 'bare' && follows)) continue;
      last = start.place;
      items.add(n);
    } else if (mode.kind === 'bullet' && start.kind === 'bullet') {
      if (signOf(start) === mode.sign || /[✅☑✔✓❌⬜☐❓❔🤔⏳⚠]/u.test(start.sign)) items.add(n);
    }
  }
  return items;
}
