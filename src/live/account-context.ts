import { createContext, useContext } from 'react';
import type { Account } from '#sync/account/account.ts';
import type { Person } from '#sync/identity/person.ts';

export const AccountContext = createContext<Account | null>(null);

/** The open account: available from the first render of any screen. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs <AccountContext> above it');
  return account;
}

/** The signed-in person of this device; null for a visitor. Known offline. */
export const usePerson = (): Person | null => useAccount().person;
