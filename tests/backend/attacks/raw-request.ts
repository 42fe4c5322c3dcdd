import { request } from 'node:http';
import type { Backend } from '#local/backend.ts';

export type RawAnswer = {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
};

type RawRequest = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as the body of a POST. */
  json?: unknown;
  body?: string | Buffer;
};

/** A request whose target and headers are sent unchanged: `fetch` would normalise both. */
export function raw(
  { port, anon_key }: Pick<Backend, 'port' | 'anon_key'>,
  path: string,
  { json, body, method, headers }: RawRequest = {},
): Promise<RawAnswer> {
  const content = json === undefined ? body : JSON.stringify(json);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (content === undefined ? 'GET' : 'POST'),
        headers: { apikey: anon_key, 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => (text += String(part)));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(content);
  });
}

/** The error code in an answer's body, in whichever shape. */
export function codeOf({ text }: RawAnswer): string | undefined {
  const { code, error_code } = JSON.parse(text) as { code?: string | number; error_code?: string };
  return error_code ?? (code === undefined ? undefined : String(code));
}
