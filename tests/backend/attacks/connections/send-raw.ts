import { connect } from 'node:net';
import type { DoorRequest } from './door-requests.ts';

export type RawReply = {
  /** Null when the connection was closed without an answer. */
  status: number | null;
  text: string;
  ms: number;
};

/** Longer than an answer may take, so that a slow one is noticed. */
const PATIENCE_MS = 5_000;

/** Sends a request as text on its own connection, and reads until the answer is complete. */
export function sendRaw(
  port: number,
  request: DoorRequest,
  own: [string, string][],
): Promise<RawReply> {
  const whole = Buffer.from(textOf(request, own));
  const part = whole.subarray(0, Math.floor(whole.length * request.sent));
  const started = performance.now();
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => {
      if (awaitsMore(request)) socket.end(part); // no more will follow
      else socket.write(part);
    });
    const over = () => {
      clearTimeout(timer);
      socket.destroy();
      const status = /^HTTP\/1\.1 (\d{3})/.exec(withoutContinue(text))?.[1];
      resolve({ status: status ? Number(status) : null, text, ms: performance.now() - started });
    };
    const timer = setTimeout(over, PATIENCE_MS);
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      text += String(chunk);
      if (isWhole(withoutContinue(text), request.method)) over();
    });
    socket.on('error', over);
    socket.on('close', over);
  });
}

/**
 * Whether the server waits for data that never arrives: half a request, or one that announces a
 * longer body.
 */
export function awaitsMore({ headers, body, sent }: DoorRequest): boolean {
  const announces = ([name, value]: [string, string]) =>
    (name === 'content-length' && Number(value) > Buffer.byteLength(body)) ||
    (name === 'transfer-encoding' && !body.endsWith('0\r\n\r\n'));
  return sent < 1 || headers.some(announces);
}

function textOf({ method, target, headers, body }: DoorRequest, own: [string, string][]): string {
  const names = new Set(headers.map(([name]) => name));
  const all = [...headers, ...own.filter(([name]) => !names.has(name))];
  if (body !== '' && !names.has('content-length') && !names.has('transfer-encoding')) {
    all.push(['content-length', String(Buffer.byteLength(body))]);
  }
  if (!names.has('connection')) all.push(['connection', 'close']);
  const head = [`${method} ${target} HTTP/1.1`, ...all.map(([name, value]) => `${name}: ${value}`)];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

const withoutContinue = (text: string): string => text.replace(/^HTTP\/1\.1 100 .*\r\n\r\n/, '');

/** Also where the connection stays open: there the length tells where the answer ends. */
function isWhole(text: string, method: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const head = text.slice(0, end);
  const received = text.length - end - 4;
  if (method === 'HEAD' || /^HTTP\/1\.1 (101|204|304)/.test(head)) return true;
  const length = /content-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return received >= Number(length);
  return /transfer-encoding: chunked/i.test(head) && text.endsWith('0\r\n\r\n');
}
