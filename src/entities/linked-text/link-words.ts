import { mayHaveLinks } from '#domain/links/may-have-links.ts';

/** Makes links of the addresses in what is shown already; the organiser's own links stay. */
export async function linkWords(shown: Element): Promise<void> {
  if (!mayHaveLinks(shown.textContent)) return;
  const { findLinks } = await import('#domain/links/find-links.ts');
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  let line: Element | null | undefined;
  let before = '';
  for (const node of texts) {
    const its = node.parentElement?.closest('p,li,div');
    if (its !== line) before = '';
    line = its;
    const parts = node.parentElement?.closest('a')
      ? []
      : findLinks(node.data, location.origin, before); // `<b>CPF</b> 119…` names its number
    before += node.data;
    if (!parts.some(({ href }) => href)) continue;
    node.replaceWith(
      ...parts.map(({ text, href }) => {
        if (href === undefined) return text;
        const link = document.createElement('a');
        link.textContent = text;
        link.href = href;
        if (!/^(mailto|tel):/.test(href)) {
          link.target = '_blank';
          link.rel = 'noreferrer nofollow';
        }
        return link;
      }),
    );
  }
}
