import type { Claims } from './access-token.ts';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * Who may listen to a topic: `user:<id>` its person, `team:<id>` anyone signed in, `event:<id>` and
 * `public` anyone with a key, since pokes carry no data. Nobody listens to anything else.
 */
export function mayJoin(topic: string, claims: Claims | null): boolean {
  if (claims === null) return false;
  const signed_in = claims.role === 'authenticated' && claims.sub !== undefined;
  if (topic === 'public' || new RegExp(`^event:${UUID}$`).test(topic)) return true;
  if (new RegExp(`^team:${UUID}$`).test(topic)) return signed_in;
  return signed_in && topic === `user:${claims.sub}`;
}
