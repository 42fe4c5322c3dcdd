import { rowLinkClass } from '#ui/lists/list-row.tsx';

export const link = (words: string) => (
  <a href="#x" className={rowLinkClass}>
    {words}
  </a>
);
