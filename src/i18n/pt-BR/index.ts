import type { BaseTranslation } from '../i18n-types.ts';
import { first_words } from './first-words.ts';
import { other_words } from './other-words.ts';
import { tab_words } from './tab-words.ts';

const pt_BR = { ...first_words, ...other_words, ...tab_words } satisfies BaseTranslation;

export default pt_BR;
