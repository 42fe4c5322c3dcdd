import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import type { Session } from '#sync/identity/session.ts';
import type { Phone } from './phone.ts';
import type { TestBackend } from './test-backend.ts';

type Tokens = Pick<Session, 'access_token' | 'refresh_token'>;

/**
 * Signs in as a demo account without the screen, whose stories have tests of their own: the session
 * is written where a sign-in writes it. The phone has the app installed, and shows no page of it.
 */
export async function signIn(phone: Phone, backend: TestBackend, email: string): Promise<void> {
  const session = await newSession(backend, email);
  const page = await phone.open('/health'); // of the same origin, and no page of the app
  await page.evaluate(keepSession, session);
  await page.close();
}

async function newSession({ url, anon_key }: TestBackend, email: string): Promise<Session> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: anon_key, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} can't sign in: ${await answer.text()}`);
  const { user, expires_in, ...tokens } = (await answer.json()) as Tokens & {
    user: { id: string; user_metadata: { name: string } };
    expires_in: number;
  };
  return {
    user: { id: user.id, email, name: user.user_metadata.name },
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    expires_at: Math.floor(Date.now() / 1000) + expires_in,
    needs_sign_in: false,
  };
}

/** Runs in the page. */
async function keepSession(session: Session): Promise<void> {
  localStorage.setItem('qg.person', JSON.stringify(session.user));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('qg:device');
    opening.onupgradeneeded = () => reject(new Error('this phone has never opened the app'));
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const writing = opening.result.transaction('values', 'readwrite');
      writing.objectStore('values').put(session, 'session');
      writing.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}
