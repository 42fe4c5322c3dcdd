import { hasAdminRole } from '#sync/calls/administration.ts';
import { useAnswer, type Question } from './use-answer.ts';
import { useKnownAdmin } from './use-known-admin.ts';

const question: Question<boolean> = async ({ local, person }) =>
  person ? hasAdminRole({ source: local.source, user_id: person.id }) : { kind: 'auth' };

/**
 * Spec 2 §4, the guard. The replica answers at once and without a signal; when it does not have the
 * role, the server is asked, because the role may be newer than the replica.
 */
export function useAdminGuard(): 'checking' | 'denied' | 'admin' {
  const known = useKnownAdmin();
  const { phase, answer } = useAnswer(question);
  if (known || answer) return 'admin';
  return known === undefined || phase === 'asking' ? 'checking' : 'denied';
}
