import { unparse } from 'papaparse';

/** Excel reads UTF-8 only with this mark, and in Brazil it separates columns by semicolons. */
const BOM = '\uFEFF';

/** A text, which stays one, or a day or time of ours, which a spreadsheet may sort by. */
export type Cell = string | { readonly day: string };

const MONTHS =
  'jan(?:eiro|uary)?|ene(?:ro)?|fe[bv](?:ereiro|ruary|rero)?|mar(?:ço|ch|zo)?|a[bp]r(?:il)?|ma[iyj]o?' +
  '|ju[nl](?:ho|e|y|io)?|ago(?:sto)?|aug(?:ust)?|se(?:pt?|t)(?:embro|ember|iembre)?' +
  '|o[cu]t(?:ubro|ober|ubre)?|nov(?:embro|ember|iembre)?|de[cz](?:embro|ember)?|dic(?:iembre)?';

/** What a spreadsheet would make something else of: a number, day or time, in our three languages. */
const CONVERTED = [
  /^(?=[^e]*\d)(?:[a-z]{0,2}[$€£])?[\d\s.,:/%()+$€£-]*(?:e[\s+-]*\d+\s*|[ap]\.?m\.?\s*|\s[ap]\s*)?$/i,
  new RegExp(
    `^(?=.*\\d)[\\d\\s.,/-]*(?:de\\s+)?(?:${MONTHS})[\\s.,/-]*(?:de\\s+)?[\\d\\s:]*$`,
    'i',
  ),
  /^\s*(?:true|false|verdadeiro|falso|verdadero)\s*$/i,
];
/** No number has a bracket in its middle: 55 (11) 98765-4321 is text everywhere. */
const PHONE = /\d\s*\(/;

/** A cell that begins as a formula does. */
const FORMULA = /^(?:[\s"]*[=+\-@]|[\t\r\n])/;
/**
 * A formula within a cell: a spreadsheet that separates by commas or tabs reads no quotation mark
 * after our semicolon, and begins a new cell there.
 */
const INNER_FORMULA = /([,\t\r\n])(?=[ "]*[=+\-@])/g;

function asText(cell: string): string {
  const is_converted = !PHONE.test(cell) && CONVERTED.some((kind) => kind.test(cell));
  return (is_converted ? "'" : '') + cell.replace(INNER_FORMULA, "$1'");
}

/**
 * CSV for a spreadsheet. What a person typed never becomes a formula, number or date: a cell that
 * begins with = + - @ or a tab, and one like 007, 1-2 or 12E5, gets a leading apostrophe.
 */
export function spreadsheet(table: { fields: string[]; data: Cell[][] }): string {
  const data = table.data.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? asText(cell) : cell.day)),
  );
  return BOM + unparse({ fields: table.fields, data }, { delimiter: ';', escapeFormulae: FORMULA });
}
