import type { Database } from '../database/database.ts';
import { hashPassword, isPassword } from './passwords/password-hash.ts';
import { signingUp } from './accounts.ts';
import { openSession } from './sessions.ts';

export const DEMO_PASSWORD = 'airsoft123';

/**
 * The people of the demo. The seed finds them by email, and makes one an administrator and one a
 * captain.
 */
export const DEMO_ACCOUNTS = [
  { email: 'organizador@exemplo.com', name: 'Rafael Monteiro', whatsapp: '5599900000001' },
  { email: 'jogador@exemplo.com', name: 'Bruno Carvalho', whatsapp: '5599900000002' },
  { email: 'jogador2@exemplo.com', name: 'Camila Ferreira', whatsapp: '5599900000003' },
  { email: 'capitao@exemplo.com', name: 'Diego Nascimento', whatsapp: '5599900000004' },
  { email: 'admin@exemplo.com', name: 'Helena Prado', whatsapp: '5599900000005' },
] as const;

/** Whether these are the credentials in the README. */
export const isDemoSignIn = (email: string, password: string): boolean =>
  password === DEMO_PASSWORD && DEMO_ACCOUNTS.some((account) => account.email === email);

/** @throws always: demo data is only for a developer's own machine (door/site.ts) */
export function refuseDemoData(): never {
  throw new Error(
    'Demo accounts have a password that everybody knows, so there are none where others can reach the server. ' +
      'Start with SEED=none, or on your own machine without APP_ENV, SITE_URL, HOSTS and TRUSTED_PROXY.',
  );
}

/**
 * @throws when a demo account can sign in: anybody who has read the README would be an
 * administrator
 */
export async function refuseDemoAccounts(db: Pick<Database, 'query'>): Promise<void> {
  const { rows } = await db.query<{ email: string; encrypted_password: string | null }>(
    'select email, encrypted_password from auth.users where email = any($1) order by email',
    [DEMO_ACCOUNTS.map(({ email }) => email)],
  );
  const open: string[] = [];
  for (const { email, encrypted_password } of rows) {
    if (await isPassword(DEMO_PASSWORD, encrypted_password)) open.push(email);
  }
  if (open.length > 0) throw new OpenDemoAccounts(open);
}

class OpenDemoAccounts extends Error {
  constructor(emails: string[]) {
    super(
      `This data directory holds demo accounts whose password everybody knows (${emails.join(', ')}), so it is not ` +
        'served to others. Start with an empty DATA_DIR; or start this one once on your own machine, without APP_ENV, ' +
        'SITE_URL, HOSTS and TRUSTED_PROXY, sign in as each and change the password.',
    );
  }
}

/** Signs the demo accounts up like a person would; skips an account that exists already. */
export async function createDemoAccounts(db: Pick<Database, 'query'>): Promise<void> {
  for (const { email, ...data } of DEMO_ACCOUNTS) {
    const encrypted_password = await hashPassword(DEMO_PASSWORD);
    await openSession(db, signingUp({ email, encrypted_password, data }));
  }
}
