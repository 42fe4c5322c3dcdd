import type { ServerConfig } from '#sync/calls/transport.ts';

/** The server that built this page into its index.html, or the one named at build time. */
export function serverConfig(): ServerConfig {
  const url = (import.meta.env['VITE_SUPABASE_URL'] as string | undefined) ?? location.origin;
  const key = document.querySelector<HTMLMetaElement>('meta[name="qg-publishable-key"]')?.content;
  return { url, publishable_key: key ?? '' };
}
