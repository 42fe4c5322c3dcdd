import { b } from '#features/b/b.ts';
export const bad = b;
