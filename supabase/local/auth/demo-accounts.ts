import type { App } from '@supabase/lite';
import type { Keys } from './keys.ts';

export const DEMO_PASSWORD = 'airsoft123';

/** The people of the demo. The seed finds them by email and makes one an administrator, one a captain. */
export const DEMO_ACCOUNTS = [
  { email: 'organizador@exemplo.com', name: 'Rafael Monteiro', whatsapp: '5500900000001' },
  { email: 'jogador@exemplo.com', name: 'Bruno Carvalho', whatsapp: '5500900000002' },
  { email: 'jogador2@exemplo.com', name: 'Camila Ferreira', whatsapp: '5500900000003' },
  { email: 'capitao@exemplo.com', name: 'Diego Nascimento', whatsapp: '5500900000004' },
  { email: 'admin@exemplo.com', name: 'Helena Prado', whatsapp: '5500900000005' },
] as const;

/** Signs the demo accounts up, as a person would; one that exists already is left alone. */
export async function createDemoAccounts(app: Pick<App, 'fetch'>, keys: Keys): Promise<void> {
  for (const { email, name, whatsapp } of DEMO_ACCOUNTS) {
    const response = await app.fetch(
      new Request('http://localhost/auth/v1/signup', {
        method: 'POST',
        headers: { apikey: keys.publishable_key, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: DEMO_PASSWORD, data: { name, whatsapp } }),
      }),
      { peerAddress: null },
    );
    const answer = (await response.json()) as { error_code?: string };
    if (!response.ok && answer.error_code !== 'user_already_exists') {
      throw new Error(`demo account ${email}: HTTP ${response.status} ${answer.error_code ?? ''}`);
    }
  }
}
