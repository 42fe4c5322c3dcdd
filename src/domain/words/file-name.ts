import { fold, HYPHENS } from './search.ts';

/**
 * A name that every file system accepts: `Operação Mata Fechada` becomes `operacao-mata-fechada`.
 */
export const fileName = (text: string): string =>
  fold(text.replace(HYPHENS, ' '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'evento';
