import type { Plugin } from 'vite';
import { chunkFiles } from './preload-first-list.ts';

/** The modules of src/app/start/early.ts. They are one file, which the app imports too. */
export const isEarly = (id: string): boolean =>
  /\/(app\/start\/(early|trusted-types)|domain\/words\/readable-path|sync\/storage\/storage-thread)\.ts$/.test(
    id,
  );

/**
 * Lets the early start run as soon as its file has arrived. The page's other scripts run in order,
 * after the whole page has been read and the largest script has arrived. On Fast 3G that is 2 s
 * later.
 */
export function earlyStart(): Plugin {
  return {
    name: 'qg-early-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return html;
        const [file] = chunkFiles(bundle, [/\/app\/start\/early\.ts$/]);
        const tag = `<script type="module" crossorigin src="/${file}"></script>`;
        if (!html.includes(tag)) throw new Error(`the page has no ${tag}`);
        return html
          .replace(tag, '')
          .replace('<script src=', `${tag.replace(' crossorigin', ' async crossorigin')}\n    $&`);
      },
    },
  };
}
