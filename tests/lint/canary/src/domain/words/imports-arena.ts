// An error on purpose: the words stand above the arenas in the table, so they may not need them.
export const nothing = () => import('#domain/arena/arena-list.ts');
