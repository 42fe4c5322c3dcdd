import { isPass } from './pass.ts';

/** A key of a scanner that poses as a keyboard. `code` names its place, `key` what is written there. */
export type TypedKey = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** What stands on a US keyboard, of the characters of a pass; with shift after the bar. */
const US: Readonly<Record<string, string>> = {
  Space: ' | ',
  Minus: '-',
  Period: '.',
  Slash: '/',
  Equal: '|+',
  Semicolon: '|:',
  Digit4: '4|$',
  Digit5: '5|%',
  Digit8: '8|*',
};

/**
 * What a scanner typed. Most of them press the keys of a US keyboard, whatever this device believes
 * to have: there the colon of a pass is a `Ç` on a Brazilian one.
 */
export function typedText(keys: readonly TypedKey[]): string {
  const us = keys.map(ofUsKeyboard).join('');
  return isPass(us) ? us : keys.map(({ key }) => key).join('');
}

function ofUsKeyboard({ code, shiftKey }: TypedKey): string {
  const [, letter] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  const [plain = '', shifted = ''] = US[code]?.split('|') ?? [letter, letter];
  return shiftKey ? shifted : plain;
}
