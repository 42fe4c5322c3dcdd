import { fold, HYPHENS } from '../words/search.ts';

/** The receiver of a payment and the amount. With 0 or null the payer chooses the amount. */
export type PixPayment = {
  readonly key: string;
  readonly name: string;
  readonly city: string;
  readonly cents: number | null;
};

/** A code holds so many letters of a name. The screen shows the whole name. */
const LONGEST_NAME = 25;
const LONGEST_CITY = 15;

/**
 * The code of a payment to copy into a bank's app, 'copia e cola': a BR Code, which is EMV's
 * merchant-presented code with the fields of the Banco Central.
 */
export function brCode({ key, name, city, cents }: PixPayment): string {
  const body = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'), // no category
    field('53', '986'), // reais
    cents ? field('54', (cents / 100).toFixed(2)) : '',
    field('58', 'BR'),
    field('59', asciiOf(name).slice(0, LONGEST_NAME).trim()),
    field('60', asciiOf(city).slice(0, LONGEST_CITY).trim()),
    field('62', field('05', '***')), // no id of the payment
    '6304', // the checksum covers its own name and length
  ].join('');
  return body + crc16(body);
}

/** The text in ASCII: accents are dropped, letters like ø become plain ones, every other character is left out. */
export const asciiOf = (text: string): string =>
  text
    .replaceAll(/[‘’´`]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(HYPHENS, '-')
    .normalize('NFKD')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => {
      const plain = fold(letter);
      return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
    })
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();

const field = (id: string, value: string): string =>
  id + String(value.length).padStart(2, '0') + value;

/** CRC-16/CCITT-FALSE of an ASCII text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xff_ff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x80_00 ? (crc << 1) ^ 0x10_21 : crc << 1) & 0xff_ff;
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

/** The key in a copied code. Undefined if the text is not a code, is cut off, or has an address in place of a key. */
export function keyOfCode(code: string): string | undefined {
  if (!/^0002\d\d/.test(code) || crc16(code.slice(0, -4)) !== code.slice(-4).toUpperCase())
    return undefined;
  const account = fieldOf(code, '26') ?? '';
  return /^br\.gov\.bcb\.pix$/i.test(fieldOf(account, '00') ?? '')
    ? fieldOf(account, '01')
    : undefined;
}

function fieldOf(fields: string, id: string): string | undefined {
  for (let at = 0; at < fields.length;) {
    const end = at + 4 + Number(fields.slice(at + 2, at + 4));
    if (fields.slice(at, at + 2) === id) return fields.slice(at + 4, end);
    if (!(end > at)) return undefined;
    at = end;
  }
  return undefined;
}
