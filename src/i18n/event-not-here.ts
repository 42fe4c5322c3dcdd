import type { TranslationFunctions } from './i18n-types.ts';

/**
 * Why an event can't be shown that the server was not heard about: there is no signal, or the server does not
 * answer (Spec 1 §8).
 */
export const eventNotHere = (online: boolean, LL: TranslationFunctions) =>
  online
    ? { title: LL.event.load_failed(), hint: LL.problems.generic.network.message() }
    : { title: LL.event.not_here(), hint: LL.event.not_here_hint() };
