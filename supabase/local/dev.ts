import { createServer } from 'vite';
import { openBackend } from './backend.ts';
import { optionsFromEnvironment, run } from './main.ts';
import { withPageValues } from './app-files/page-values.ts';
import type { Front } from './http/server.ts';

/**
 * Vite with hot reload on the backend's own port. Pages come from the sources, so the production
 * headers do not apply.
 */
const vite: Front = async (server, values) => {
  const { middlewares } = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    plugins: [
      {
        name: 'qg-page-values',
        transformIndexHtml: (html) => withPageValues(html, values),
      },
    ],
  });
  return middlewares;
};

const options = { ...optionsFromEnvironment(process.env), dist_dir: null, front: vite };
await run(() => openBackend(options), options.seed);
