import { isLocal } from '../../functions/_shared/client-ip.ts';
import { environmentOf, type FunctionPlace } from '../functions/function-environment.ts';

/** A mail as @supabase/lite hands it over. */
interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/** There is no mail server here: on a developer's own machine a mail is written to the terminal, and nowhere else. */
export interface Mailbox {
  take: (mail: Mail) => Promise<void>;
  /** The link in the last mail to an address, once, for a developer on their own machine; null for anybody else. */
  linkFor: (asked: { to: string; request: Request; peer_ip: string }) => string | null;
}

/** Nobody opens more of them at once. */
const KEPT = 20;

export function createMailbox(place: Pick<FunctionPlace, 'keys' | 'settings'>): Mailbox {
  const links = new Map<string, string>();
  const environment = (peer_ip: string) => environmentOf({ ...place, peer_ip, supabase_url: '' });
  return {
    async take({ to, subject, html = '' }) {
      if (environment('').setting('APP_ENV') !== 'local') {
        return console.error('There is no mail server: a mail was not sent.');
      }
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      console.log(`\nMail to ${to}: ${subject}\n${link ?? html}\n`);
      if (link === undefined) return;
      links.set(to.toLowerCase(), link);
      for (const old of [...links.keys()].slice(0, -KEPT)) links.delete(old);
    },
    linkFor({ to, request, peer_ip }) {
      const key = to.toLowerCase();
      const link = links.get(key) ?? null;
      links.delete(key);
      return isLocal(request, environment(peer_ip)) ? link : null;
    },
  };
}
