import { hasAdminRole } from '#sync/calls/administration.ts';
import { useScopeState } from '../freshness/use-scope-state.ts';
import { useAnswer, type Question } from './use-answer.ts';
import { useKnownAdmin } from './use-known-admin.ts';

const onServer: Question<boolean | undefined> = async ({ local, person }) =>
  person ? hasAdminRole({ source: local.source, user_id: person.id }) : { kind: 'auth' };

/** While the replica has the role: an older answer of the server must not outlive it. */
const notAsked: Question<boolean | undefined> = async () => ({ kind: 'ok', data: undefined });

type AdminGuard = {
  /** unreached: this device never had my own rows, and the server did not answer. */
  readonly guard: 'checking' | 'denied' | 'unreached' | 'admin';
  readonly ask: () => void;
};

/**
 * Spec 2 §4, the guard. The replica answers at once and without a signal; when it does not have the
 * role, the server is asked, because the role may be newer than the replica. A role that the replica
 * loses is asked for again.
 */
export function useAdminGuard(): AdminGuard {
  const known = useKnownAdmin();
  const mine = useScopeState('me');
  const { phase, answer, ask } = useAnswer(known === false ? onServer : notAsked);
  if (known || answer) return { guard: 'admin', ask };
  if (known === undefined || mine === undefined || phase === 'asking') {
    return { guard: 'checking', ask };
  }
  if (phase === 'answered') return { guard: answer === undefined ? 'checking' : 'denied', ask };
  return { guard: mine === null ? 'unreached' : 'denied', ask };
}
