import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that an external service received. */
type Asked = {
  method: string;
  /** With the query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export type PlayedProvider = AsyncDisposable & {
  /** http://127.0.0.1:<port> */
  url: string;
  asked: Asked[];
  /** What it answers from now on; `hang` never answers. */
  answers: { status?: number; json?: unknown; text?: string } | 'hang';
};

/** A server on loopback that plays an external service, with the shapes of the real one. */
export async function playProvider(): Promise<PlayedProvider> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      provider.asked.push({ method, path: url, headers, body: Buffer.concat(parts) });
      if (provider.answers === 'hang') return;
      const { status = 200, json, text } = provider.answers;
      response.writeHead(status, {
        'content-type': json === undefined ? 'text/plain' : 'application/json',
      });
      response.end(json === undefined ? (text ?? '') : JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: PlayedProvider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    answers: { json: {} },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}
