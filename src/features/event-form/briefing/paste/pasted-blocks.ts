import { briefingLink } from '#domain/briefing/briefing-html.ts';
import { lookInside, styleOf, type Look } from './pasted-look.ts';
import { emptyPage, type Page } from './pasted-page.ts';

/** Elements that begin and end a line. */
const LINES = new Set(
  (
    'p div section article header footer main aside nav address center figure figcaption pre hr ' +
    'dl dt dd form fieldset legend details summary table caption tbody thead tfoot tr td th li'
  ).split(' '),
);
/** A briefing has two kinds of headings. */
const HEADINGS: Readonly<Record<string, string>> = {
  h1: 'h2',
  h2: 'h2',
  h3: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
/** What a cell contains when its table only arranges a page, as those of e-mails do. */
const NO_CELL = 'table, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre';
const BETWEEN_CELLS = ' – ';

/**
 * Pasted nodes as HTML of what a briefing may contain: every line stays a line, and a row of a table
 * becomes one.
 */
export function pastedBlocks(nodes: Iterable<Node>, look: Look): string {
  const page = emptyPage();
  for (const node of nodes) put(node, { look, page, tag: 'p' });
  return page.html();
}

/** Where a node is put: how it looks there, and in what kind of line. */
type Place = { readonly look: Look; readonly page: Page; readonly tag: string };

function put(node: Node, place: Place): void {
  if (node.nodeType === Node.TEXT_NODE) putText(node.nodeValue ?? '', place);
  if (!(node instanceof Element) || styleOf(node, 'display') === 'none') return;
  const name = node.localName;
  const look = lookInside(node, place.look);
  const { page } = place;
  if (name === 'br') page.write({ text: '\n', look });
  else if (name === 'img') putPicture(node, { ...place, look });
  else if (name === 'a') putLink(node, { ...place, look });
  else if (name === 'ul' || name === 'ol') page.put(listHtml(name, node, look));
  else if (name === 'blockquote') {
    const inside = pastedBlocks(node.childNodes, look);
    if (inside) page.put(`<blockquote>${inside}</blockquote>`);
  } else if (name === 'tr' && isRow(node)) putRow(node, { ...place, look });
  else if (name in HEADINGS) putLine(node, { ...place, look, tag: HEADINGS[name]! });
  else if (styleOf(node, 'mso-list')?.startsWith('l')) putWordItem(node, { ...place, look });
  else if (LINES.has(name)) putLine(node, { ...place, look });
  else putInside(node, { ...place, look });
}

const putInside = (element: Element, place: Place): void =>
  element.childNodes.forEach((node) => put(node, place));

function putLine(element: Element, place: Place): void {
  place.page.endLine();
  putInside(element, place);
  place.page.endLine(place.tag);
}

function putText(given: string, { look, page }: Place): void {
  if (!look.breaks) return page.write({ text: given.replace(/[ \t\r\n\f]+/g, ' '), look });
  for (const [n, text] of given.split(/\r\n?|\n/).entries()) {
    if (n > 0) page.write({ text: '\n', look });
    if (text) page.write({ text, look });
  }
}

/** Gmail and WhatsApp draw emoji as pictures; other pictures a briefing can't have. */
function putPicture(picture: Element, { look, page }: Place): void {
  const said = picture.getAttribute('alt') ?? '';
  if (/^\p{Extended_Pictographic}/u.test(said)) page.write({ text: said, look });
}

/** A link to an address on the web stays one; of another, the address is written beside its words. */
function putLink(anchor: Element, place: Place): void {
  const address = anchor.getAttribute('href') ?? '';
  const href = /^https?:/i.test(address) ? briefingLink(address) : null;
  putInside(anchor, { ...place, look: { ...place.look, href } });
  const written = address.replace(/^(mailto|tel|sms):/i, '').replace(/\?.*/, '');
  const is_personal = written !== address.replace(/\?.*/, '');
  if (href !== null || !is_personal || anchor.textContent.includes(written)) return;
  place.page.write({ text: ` (${written})`, look: place.look });
}

/** Google Docs writes a list in a list beside the item to which it belongs. */
function listHtml(tag: 'ul' | 'ol', list: Element, look: Look): string {
  const items: string[] = [];
  for (const child of list.children) {
    const inside = pastedBlocks(child.localName === 'li' ? child.childNodes : [child], look);
    if (child.localName === 'li' || items.length === 0) items.push(inside);
    else items[items.length - 1] += inside;
  }
  const written = items.filter(Boolean).map((inside) => `<li>${inside}</li>`);
  return written.length === 0 ? '' : `<${tag}>${written.join('')}</${tag}>`;
}

/** Word writes an item as a paragraph whose point or number is text that it says to ignore. */
function putWordItem(paragraph: Element, { look, page }: Place): void {
  page.endLine();
  let mark = '';
  const withoutMark = (node: Node, inside: Look): void => {
    if (!(node instanceof Element)) return put(node, { look: inside, page, tag: 'p' });
    if (styleOf(node, 'mso-list') === 'ignore') return void (mark = node.textContent.trim());
    if (node.localName !== 'span') return put(node, { look: inside, page, tag: 'p' });
    for (const child of node.childNodes) withoutMark(child, lookInside(node, inside));
  };
  for (const node of paragraph.childNodes) withoutMark(node, look);
  page.endItem(/^\w{1,4}[.)]$/.test(mark) ? 'ol' : 'ul');
}

/** Whether the cells stand beside each other, and are not the columns of a page. */
const isRow = (row: Element): boolean =>
  [...row.children].filter((cell) => cell.textContent.trim() !== '').length > 1 &&
  row.querySelector(NO_CELL) === null;

function putRow(row: Element, { look, page }: Place): void {
  page.endLine();
  const cells = [...row.children].filter((cell) => cell.textContent.trim() !== '');
  for (const [n, cell] of cells.entries()) {
    if (n > 0) page.write({ text: BETWEEN_CELLS, look });
    const bold = cell.localName === 'th' || look.bold;
    const in_cell = emptyCell(page);
    put(cell, { look: { ...look, bold }, page: in_cell, tag: 'p' });
  }
  page.endLine();
}

/** Lines of a cell stay in the row, with a space between them. */
function emptyCell(row: Page): Page {
  let began = false;
  let ended = false;
  return {
    ...row,
    write: (run) => {
      if (run.text.trim() === '' && !began) return;
      if (ended || run.text === '\n') row.write({ ...run, text: ' ' });
      if (run.text !== '\n') row.write(run);
      began = true;
      ended = false;
    },
    endLine: () => void (ended = began),
  };
}
