import { unparse } from 'papaparse';

/** Excel reads UTF-8 only with this mark, and in Brazil it separates columns by semicolons. */
const BOM = '\uFEFF';

/**
 * CSV for a spreadsheet. What a person typed never becomes a formula: a cell that begins with = + -
 * @ gets a leading apostrophe (papaparse `escapeFormulae`).
 */
export const spreadsheet = (table: { fields: string[]; data: string[][] }): string =>
  BOM + unparse(table, { delimiter: ';', escapeFormulae: true });
