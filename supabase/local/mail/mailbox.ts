import type { Caller } from '../door/caller.ts';
import type { Site } from '../door/site.ts';

/** A mail in the shape of @supabase/lite. */
type Mail = {
  to: string;
  subject: string;
  html?: string;
};

/**
 * There is no mail server here: on a developer's own machine a mail is written to the terminal, and
 * nowhere else.
 */
export type Mailbox = {
  take: (mail: Mail) => Promise<void>;
  /**
   * The link in the last mail to an address, once, for a developer on their own machine; null for
   * anybody else.
   */
  linkFor: (asked: { to: string; caller: Caller }) => string | null;
};

/** More than anybody opens at once. */
const KEPT = 20;

export function createMailbox({ is_local }: Pick<Site, 'is_local'>): Mailbox {
  const links = new Map<string, string>();
  return {
    async take({ to, subject, html = '' }) {
      if (!is_local) {
        return console.error('There is no mail server: a mail was not sent.');
      }
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      console.log(`\nMail to ${to}: ${subject}\n${link ?? html}\n`);
      if (link === undefined) return;
      links.set(to.toLowerCase(), link);
      for (const old of [...links.keys()].slice(0, -KEPT)) links.delete(old);
    },
    linkFor({ to, caller }) {
      const key = to.toLowerCase();
      const link = links.get(key) ?? null;
      links.delete(key);
      return caller.is_local ? link : null;
    },
  };
}
