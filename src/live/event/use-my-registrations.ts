import { useMemo } from 'react';
import { useAccount } from '../account-context.ts';
import { myRegistrations, type MyRegistration } from './my-registrations.ts';
import { useOutbox } from '../outbox/use-outbox.ts';
import { useLastKnown } from '../rows/use-last-known.ts';
import { useReplicaRows } from '../rows/use-replica-rows.ts';

const mine = { selector: { me: { $eq: 1 } } };
const nobody: ReadonlyMap<string, MyRegistration> = new Map();

/**
 * My registrations by event id, including waiting ones; undefined until replica and outbox have
 * answered once.
 */
export function useMyRegistrations(): ReadonlyMap<string, MyRegistration> | undefined {
  const { person } = useAccount();
  const operators = useReplicaRows('operators', mine);
  const outbox = useOutbox();
  const found = useMemo(() => {
    if (!person) return nobody;
    return operators && outbox ? myRegistrations(person.id, { operators, outbox }) : undefined;
  }, [person, operators, outbox]);
  return useLastKnown('registrations', found);
}
