import { afterPoint, lineHtml, trimmed, type Run } from './pasted-line.ts';

type List = 'ul' | 'ol';
type Block = { readonly html: string; readonly item_of?: List };

/** Blocks in the order in which they end, and the line that is being written. */
export type Page = {
  write: (run: Run) => void;
  /** @param tag of the line; a paragraph with a point before it is an item of a list */
  endLine: (tag?: string) => void;
  endItem: (list: List) => void;
  put: (html: string) => void;
  html: () => string;
};

export function emptyPage(): Page {
  const blocks: Block[] = [];
  let line: Run[] = [];
  const lineSoFar = () => {
    const runs = trimmed(line);
    line = [];
    return runs;
  };
  const item = (runs: readonly Run[], item_of: List) =>
    blocks.push({ html: `<li><p>${lineHtml(runs)}</p></li>`, item_of });

  function endLine(tag = 'p') {
    const runs = lineSoFar();
    if (runs.length === 0) return;
    const pointed = tag === 'p' ? afterPoint(runs) : null;
    if (pointed) item(pointed, 'ul');
    else blocks.push({ html: `<${tag}>${lineHtml(runs)}</${tag}>` });
  }
  return {
    write: (run) => void line.push(run),
    endLine,
    endItem: (list) => {
      const runs = lineSoFar();
      if (runs.length > 0) item(afterPoint(runs) ?? runs, list);
    },
    put: (html) => {
      endLine();
      blocks.push({ html });
    },
    html: () => {
      endLine();
      return joined(blocks);
    },
  };
}

/** Items that follow each other are one list. */
const joined = (blocks: readonly Block[]): string =>
  blocks
    .map(({ html, item_of: list }, n) => {
      if (!list) return html;
      const begins = blocks[n - 1]?.item_of !== list;
      const ends = blocks[n + 1]?.item_of !== list;
      return `${begins ? `<${list}>` : ''}${html}${ends ? `</${list}>` : ''}`;
    })
    .join('');
