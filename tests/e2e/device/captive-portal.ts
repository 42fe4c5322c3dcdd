import { createServer } from 'node:http';

/** The reply of a captive portal, as in a hotel or a bus. */
export type PortalReply = { status: number; headers?: Record<string, string>; body: string };

const page = '<!doctype html><title>Wi-Fi</title><p>Aceite os termos para navegar';
export const portalReplies: Record<string, PortalReply> = {
  'a page with 200': { status: 200, headers: { 'content-type': 'text/html' }, body: page },
  'a page with 403': { status: 403, headers: { 'content-type': 'text/html' }, body: page },
  'a page with 511': { status: 511, headers: { 'content-type': 'text/html' }, body: page },
  'an empty object with 200': {
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: '{}',
  },
  'too many requests': {
    status: 429,
    headers: { 'content-type': 'application/json', 'retry-after': '1' },
    body: '{"code":429,"msg":"slow down"}',
  },
};

/** Answers everything on this port with the same reply, until closed. */
export async function openPortal(port: number, reply: PortalReply): Promise<AsyncDisposable> {
  const server = createServer((_, response) => {
    response.writeHead(reply.status, { ...reply.headers, 'access-control-allow-origin': '*' });
    response.end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
