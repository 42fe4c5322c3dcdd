import { useSyncExternalStore } from 'react';
import { accountState, type AccountState } from './account-store.ts';

/** For the shell, which renders before an account is open. Screens use #live/account-context.ts. */
export const useAccountState = (): AccountState =>
  useSyncExternalStore(accountState.watch, accountState.get);
