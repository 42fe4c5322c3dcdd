/** A mail as @supabase/lite hands it over. */
interface Mail {
  to: string;
  subject: string;
  html?: string;
}

/** There is no mail server here: on a developer's own machine a mail is written to the terminal, and nowhere else. */
export interface Mailbox {
  take(mail: Mail): Promise<void>;
  /** The link in the last mail to this address, once; null when there is none. */
  linkFor(to: string): string | null;
}

/** Nobody opens more of them at once. */
const KEPT = 20;

/** @param local whether what stands in a mail may be seen by whoever reads the terminal */
export function createMailbox({
  local,
  print = console.log,
}: {
  local: boolean;
  print?: (line: string) => void;
}): Mailbox {
  const links = new Map<string, string>();
  return {
    async take({ to, subject, html = '' }) {
      if (!local) return print('There is no mail server: a mail was not sent.');
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      print(`\nMail to ${to}: ${subject}\n${link ?? html}\n`);
      if (link === undefined) return;
      links.set(to.toLowerCase(), link);
      for (const old of [...links.keys()].slice(0, -KEPT)) links.delete(old);
    },
    linkFor(to) {
      const key = to.toLowerCase();
      const link = links.get(key) ?? null;
      links.delete(key);
      return link;
    },
  };
}
