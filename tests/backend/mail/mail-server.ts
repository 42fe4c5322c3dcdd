import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What a mail server says to one recipient: 250 takes the mail. */
type Verdict = (to: string) => number;

/** A real SMTP server on this machine, and the mails that it took. */
export async function startMailServer({
  port = 0,
  verdict = () => 250,
  ...options
}: { port?: number; verdict?: Verdict } & SMTPServerOptions = {}) {
  const taken: { to: string; text: string; is_encrypted: boolean }[] = [];
  const server = new SMTPServer({
    disabledCommands: options.secure || options.key ? ['AUTH'] : ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, answer) {
      const responseCode = verdict(address);
      answer(responseCode === 250 ? null : Object.assign(new Error('no'), { responseCode }));
    },
    onData(stream, session, answer) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const text = readable(Buffer.concat(parts).toString());
        for (const { address } of session.envelope.rcptTo)
          taken.push({ to: address, text, is_encrypted: session.secure });
        answer();
      });
    },
    ...options,
  });
  server.on('error', () => undefined); // a client that does not trust us goes away
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    to: (recipient: string) => taken.filter(({ to }) => to === recipient),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}

/** Quoted-printable is enough for our mails: no line of them is sent otherwise. */
const readable = (mail: string): string =>
  Buffer.from(
    mail
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString();
