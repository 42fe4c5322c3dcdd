import { dictionary } from '@zxcvbn-ts/language-common';

/** 49,000 passwords in the order in which leaks hold them: what somebody who guesses tries first. */
const COMMON = new Set(dictionary['passwords-common']);

/** Whether a guesser comes to it early. Upper case makes it no rarer. */
export const isCommonPassword = (password: string): boolean => COMMON.has(password.toLowerCase());
