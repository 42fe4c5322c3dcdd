// An error on purpose: the worker needs the account in the table, so the account may not need it.
export const nothing = () => import('../worker/update-offer.ts');
