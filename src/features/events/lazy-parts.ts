import { lazyPart } from '#entities/lazy/lazy-part.tsx';
import { withWords } from '#i18n/locale.ts';

// what the first list of most people does without
export const VirtualEvents = lazyPart(() => import('./rows/virtual-events.tsx'));
export const NoEvents = lazyPart(() => withWords(import('./empty/no-events.tsx')));
export const NoMatch = lazyPart(() => withWords(import('./empty/no-match.tsx')));
