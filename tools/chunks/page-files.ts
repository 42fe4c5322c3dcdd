import type { Plugin } from 'vite';
import type { Screen } from '../../src/served/pages/page-files.ts';
import { chunkFiles } from './preload-first-list.ts';

/**
 * The files that a screen opened by a link needs besides those of every start. They include what
 * the screen imports once it is mounted. The server writes a preload for each into that screen's
 * page (src/served). Otherwise the browser would request them only once the router has run.
 */
const SCREENS: Record<Screen, readonly RegExp[]> = {
  home: [/\/src\/app\/routes\/index\.tsx\?/, /\/i18n\/pt-BR\/other-words\.ts$/],
  event: [
    /\/src\/app\/routes\/event\/\$id\.tsx\?/,
    /\/i18n\/pt-BR\/other-words\.ts$/,
    /\/node_modules\/dompurify\//,
  ],
  register: [
    /\/src\/app\/routes\/register\/\$id\.tsx\?/,
    /\/i18n\/pt-BR\/other-words\.ts$/,
    /\/sync\/registry\/all-mutations\.ts$/,
  ],
};

/** Writes the files of these screens into the page, as `<meta name="qg-files-event">`. */
export function pageFiles(): Plugin {
  return {
    name: 'qg-page-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        if (!bundle) return [];
        return Object.entries(SCREENS).map(([screen, modules]) => {
          const files = chunkFiles(bundle, modules).filter((file) => !html.includes(file));
          const content = files.map((file) => `/${file}`).join(' ');
          return { tag: 'meta', attrs: { name: `qg-files-${screen}`, content }, injectTo: 'head' };
        });
      },
    },
  };
}
