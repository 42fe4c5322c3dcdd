import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import { signInWithPassword } from '#sync/identity/authentication.ts';
import { putDeviceValue } from './device-values.ts';
import type { Phone } from './phone.ts';
import type { TestBackend } from './backend/test-backend.ts';

/**
 * Signs in as a demo account without the screen, whose stories have tests of their own: the session
 * is written where a sign-in writes it. The phone has the app installed, and shows no page of it.
 */
export async function signIn(
  phone: Phone,
  { url, anon_key }: TestBackend,
  email: string,
): Promise<void> {
  const server = { url, publishable_key: anon_key };
  const signed = await signInWithPassword(server, { email, password: DEMO_PASSWORD });
  if (!signed.ok) throw new Error(`${email} can't sign in: ${signed.code}`);
  const { session } = signed;
  const page = await phone.open('/health'); // of the same origin, and no page of the app
  await page.evaluate(
    (person) => localStorage.setItem('qg.person', person),
    JSON.stringify(session.user),
  );
  await putDeviceValue(page, 'session', session);
  await page.close();
}
