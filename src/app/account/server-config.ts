import type { ServerConfig } from '#sync/transport/transport.ts';

/**
 * The server that the build names, or the origin of the page; the publishable key stands in
 * index.html.
 */
export function serverConfig(): ServerConfig {
  const url = import.meta.env.VITE_SUPABASE_URL ?? location.origin;
  const key = document.querySelector<HTMLMetaElement>('meta[name="qg-publishable-key"]')?.content;
  return { url, publishable_key: key ?? '' };
}
