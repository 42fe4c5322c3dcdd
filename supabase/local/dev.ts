import { createServer } from 'vite';
import { openBackend } from './backend.ts';
import { optionsFromEnvironment, run } from './main.ts';
import type { Front } from './server.ts';

/** Vite with hot reload on the backend's own port. Pages come from the sources, so the production headers do not apply. */
const vite: Front = async (server, publishable_key) => {
  const { middlewares } = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    plugins: [
      {
        name: 'qg-publishable-key',
        transformIndexHtml: (html) => html.replaceAll('%QG_PUBLISHABLE_KEY%', publishable_key),
      },
    ],
  });
  return middlewares;
};

const options = { ...optionsFromEnvironment(process.env), dist_dir: null, front: vite };
await run(() => openBackend(options), options.seed);
