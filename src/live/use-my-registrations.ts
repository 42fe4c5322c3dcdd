import { useMemo } from 'react';
import { useAccount } from './account-context.ts';
import { myRegistrations, type MyRegistration } from './my-registrations.ts';
import { useOutbox } from './use-outbox.ts';
import { useReplicaRows } from './use-replica-rows.ts';

const mine = { selector: { me: { $eq: 1 } } };
const nobody: ReadonlyMap<string, MyRegistration> = new Map();

/**
 * My registrations by event id, including waiting ones; undefined until replica and outbox have
 * answered.
 */
export function useMyRegistrations(): ReadonlyMap<string, MyRegistration> | undefined {
  const { person } = useAccount();
  const operators = useReplicaRows('operators', mine);
  const outbox = useOutbox();
  return useMemo(() => {
    if (!person) return nobody;
    return operators && outbox && myRegistrations(person.id, { operators, outbox });
  }, [person, operators, outbox]);
}
