import { DEMO_PASSWORD } from '#local/auth/demo-accounts.ts';
import type { SignedPass } from '#sync/calls/event-passes.ts';
import type { DemoEvent } from '../event-page.ts';
import type { TestBackend } from '../backend/test-backend.ts';

/** An account's place in an event. @returns its id */
export async function place(
  { query }: TestBackend,
  event: DemoEvent,
  { email, name }: Record<'email' | 'name', string>,
): Promise<string> {
  const id = crypto.randomUUID();
  await query(
    `insert into public.operators (id, event_id, user_id, name, team, whatsapp_masked)
     select $1, $2, u.id, $3, 'Lobos', '' from auth.users u where u.email = $4`,
    [id, event.id, name, email],
  );
  return id;
}

/** The passes that an account's own phone would fetch. */
export async function passesOf(
  { url, anon_key }: TestBackend,
  email: string,
): Promise<SignedPass[]> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        apikey: anon_key,
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  const signed_in = { email, password: DEMO_PASSWORD };
  const session = await post('/auth/v1/token?grant_type=password', signed_in);
  const { details } = await post('/functions/v1/event-passes', {}, String(session['access_token']));
  return (details as { passes: SignedPass[] }).passes;
}
