import { AsyncLocalStorage } from 'node:async_hooks';

const addresses = new AsyncLocalStorage<string>();

/** Turns at the database that this work takes count for the address, however deep it takes them. */
export const forAddress = <T>(address: string, work: () => T): T => addresses.run(address, work);

/** Work that others wait for too: it must not wait behind the requests of whoever asked first. */
export const forServer = <T>(work: () => T): T => addresses.run('', work);

/** For which address the code that asks works; '' for the server's own work: jobs, the snapshot. */
export const addressServed = (): string => addresses.getStore() ?? '';
