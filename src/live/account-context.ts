import { createContext, useContext } from 'react';
import type { Account } from '#sync/account.ts';
import type { Person } from '#sync/identity/person.ts';

export const AccountContext = createContext<Account | null>(null);

/** The open account: there from the first render of any screen. */
export function useAccount(): Account {
  const account = useContext(AccountContext);
  if (!account) throw new Error('useAccount needs <AccountContext> above it');
  return account;
}

/** Who is signed in on this device; null for a visitor. Known without a network. */
export const usePerson = (): Person | null => useAccount().person;
