import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isLoopback, type Site } from '../door/site.ts';
import type { Database } from '../database/database.ts';
import { forServer } from '../database/thread/address-served.ts';
import type { LimitStore } from '../limits/limit-store.ts';

const TEMPLATES = join(import.meta.dirname, '..', '..', 'templates');
/** The subjects of `supabase/templates/<name>.html`; config.toml says the same of the first two. */
const SUBJECTS = {
  recovery: 'QG Airsoft: nova senha · new password · nueva contraseña',
  confirmation: 'QG Airsoft: confirme sua conta · confirm your account · confirma tu cuenta',
  password_changed: 'QG Airsoft: sua senha mudou · your password changed · tu contraseña cambió',
  passkey_added: 'QG Airsoft: nova chave de acesso · new passkey · nueva llave de acceso',
  account_deleted: 'QG Airsoft: conta excluída · account deleted · cuenta eliminada',
} as const;

/** A row of `auth.mail_queue`. */
type Mail = {
  id: string;
  recipient: string;
  template: keyof typeof SUBJECTS;
  /** What the template names. */
  said: Record<string, string>;
  attempts: number;
};

/** How mails leave: by a mail server, by the terminal of a developer's own machine, or not at all. */
export type MailWay = 'smtp' | 'terminal' | 'none';

export type Mailbox = {
  way: MailWay;
  /** Whether an account is confirmed by a mail before anybody signs in to it. */
  confirms: boolean;
  /**
   * Sends what waits and is due, one run at a time. What the mail server can't take now stays, also
   * over a restart, until it is of no use any more. Never rejects.
   */
  deliver: () => Promise<void>;
  /** Ends the run after the mail that is being sent, or without it: then it is sent again. */
  stop: () => Promise<void>;
};

export type MailboxParts = {
  db: Pick<Database, 'query'>;
  site: Pick<Site, 'is_local'>;
  /**
   * SMTP_URL (smtp:// or smtps://), MAIL_FROM, SMTP_CA (a file, for a mail server with its own),
   * CONFIRM_EMAIL (1).
   */
  settings: Readonly<Record<string, string | undefined>>;
  /** The app's address, which links begin with. */
  site_url: string;
  /** Where it is counted how often an address is told something. */
  limit_store: Pick<LimitStore, 'buckets'>;
};

/** @throws when a setting can't be read */
export function createMailbox({
  db,
  site,
  settings,
  site_url,
  limit_store,
}: MailboxParts): Mailbox {
  const { SMTP_URL, SMTP_CA, MAIL_FROM, CONFIRM_EMAIL } = settings;
  const transport = SMTP_URL ? createTransport(serverOf(SMTP_URL, SMTP_CA)) : null;
  const way: MailWay = transport ? 'smtp' : site.is_local ? 'terminal' : 'none';
  const confirms = CONFIRM_EMAIL === '1';
  if (confirms && way === 'none') throw new Error('CONFIRM_EMAIL needs SMTP_URL');
  const host = new URL(site_url).hostname;
  // apart from the links that a person asks for, so that nobody uses up a warning
  const notices = limit_store.buckets('mail_notices', NOTICES);
  let stopping = false;
  let wanted = false;
  let running: Promise<void> | null = null;
  const given_up = Promise.withResolvers<void>();

  async function run(): Promise<void> {
    await db.query('delete from auth.mail_queue where ends_at <= now()');
    while (way !== 'none' && !stopping) {
      const { rows } = await db.query<Mail>(CLAIM);
      if (!rows[0]) return;
      await send(rows[0]);
    }
  }

  async function send({ id, recipient: to, template, said, attempts }: Mail): Promise<void> {
    const is_asked = template === 'recovery' || template === 'confirmation';
    if (!is_asked && (await notices.take(to)) > 0) return remove(id);
    const subject = SUBJECTS[template];
    const text = await readFile(join(TEMPLATES, `${template}.html`), 'utf8');
    const html = filled(text, { ...said, Email: to, SiteURL: site_url });
    if (transport) {
      const from = MAIL_FROM || `QG Airsoft <no-reply@${host}>`;
      // the same at each attempt, so that a mail server tells a second one from the first
      const messageId = `<${id}@${host}>`;
      const plain = asText(html);
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to }, // as text it would be read as a list
          subject,
          html,
          text: plain,
          messageId,
          signal: AbortSignal.timeout(SENT_WITHIN_MS),
        });
      } catch (error) {
        const { responseCode = 0, code, command = '' } = error as SmtpError;
        // else it is the mail server that does not work, or our access to it
        const is_final = responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command);
        await (is_final ? remove(id) : db.query(LATER, [id, attempts]));
        console.error(`mail ${template}: not sent (${responseCode || code})`);
        return;
      }
    } else {
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      console.log(`\nMail to ${to}: ${subject}\n${link ?? asText(html)}\n`);
    }
    await remove(id);
  }

  const remove = async (id: string) =>
    void (await db.query('delete from auth.mail_queue where id = $1', [id]));

  async function runs(): Promise<void> {
    while (wanted && !stopping) {
      wanted = false; // what comes during a run may come behind its last look
      await run().catch((error: unknown) => console.error('mail', error));
    }
    running = null;
  }

  const deliver = () => {
    wanted = true;
    return Promise.race([(running ??= forServer(runs)), given_up.promise]);
  };
  return {
    way,
    confirms,
    deliver,
    async stop() {
      stopping = true;
      setTimeout(given_up.resolve, STOP_WITHIN_MS).unref();
      await Promise.race([running, given_up.promise]);
      transport?.close();
    },
  };
}

type SmtpError = { responseCode?: number; code?: string; command?: string };
/** To one address: three at once, then one an hour. */
const NOTICES = { burst: 3, per_s: 1 / 3600 };
/** Some mail servers send a letter a minute. Shorter than `CLAIM` holds a mail. Unit: ms. */
const SENT_WITHIN_MS = 100_000;
/** A mail server that says nothing must not keep ours from stopping. Unit: ms. */
const STOP_WITHIN_MS = 1_000;

/**
 * Takes the next mail that is due, for two minutes: longer than a mail server may be silent. Of two
 * processes each takes another.
 */
const CLAIM = `update auth.mail_queue q set attempts = attempts + 1, not_before = now() + interval '2 minutes'
  where id = (select id from auth.mail_queue where not_before <= now()
              order by not_before, id limit 1 for update skip locked)
  returning id, recipient, template, said, attempts`;
/** Greylisting asks for some minutes of patience. */
const LATER = `update auth.mail_queue set not_before = now() + least(interval '15 minutes', interval '30 seconds' * power(2, $2::int))
  where id = $1`;

function serverOf(smtp_url: string, ca_file: string | undefined) {
  if (!URL.canParse(smtp_url)) throw new Error('SMTP_URL is not an address');
  const { protocol, hostname, port, username, password } = new URL(smtp_url);
  if (protocol !== 'smtp:' && protocol !== 'smtps:') {
    throw new Error('SMTP_URL begins with smtp:// or smtps://');
  }
  const secure = protocol === 'smtps:';
  const pass = decodeURIComponent(password);
  return {
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    pool: true as const,
    maxConnections: 2,
    // a link that opens an account travels over TLS, or does not leave this machine
    requireTLS: !isLoopback(hostname),
    connectionTimeout: 20_000,
    greetingTimeout: 20_000,
    socketTimeout: 60_000,
    ...(username ? { auth: { user: decodeURIComponent(username), pass } } : {}),
    ...(ca_file ? { tls: { ca: readFileSync(ca_file) } } : {}),
  };
}

const filled = (template: string, said: Record<string, string>): string =>
  template.replaceAll(/\{\{ \.(\w+) \}\}/g, (_, name: string) => escaped(said[name] ?? ''));

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The same for who reads no HTML: each link behind its text. */
const asText = (html: string): string =>
  html
    .replaceAll(/<a href="([^"]+)">([^<]*)<\/a>/g, '$2: $1')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .trim();
