import { b } from '../../b/b.ts';
export const bad = b;
