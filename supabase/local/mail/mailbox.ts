import type { Site } from '../door/site.ts';

type Mail = {
  to: string;
  subject: string;
  html: string;
};

/**
 * There is no mail server here: on a developer's own machine a mail is written to the terminal, and
 * nowhere else.
 */
export type Mailbox = {
  take: (mail: Mail) => Promise<void>;
};

export function createMailbox({ is_local }: Pick<Site, 'is_local'>): Mailbox {
  return {
    async take({ to, subject, html }) {
      if (!is_local) {
        return console.error('There is no mail server: a mail was not sent.');
      }
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
      console.log(`\nMail to ${to}: ${subject}\n${link ?? html}\n`);
    },
  };
}
