/** What people call a number that is no telephone number. */
const NAMES =
  'cpf|cnpj|rg|cnh|cr|sigma|pis|nis|cep|pix|chave|protocolo|pedido|ordem|order|código|codigo|cod\\.?|code|boleto|rastreio|rastreamento|tracking|matrícula|matricula|conta|agência|agencia|nota|nf-?e?|série|serie|lote|id|imei';
/** Money before a number: what follows is an amount. */
const MONEY = 'r\\$|us\\$|\\$|€|brl|valor';
/** Between the name and the number: `CPF do João: 1`, `Pix (chave) nº 1`; no comma and no new sentence. */
const BETWEEN =
  "(?:[ \\u00a0]*(?:[:=#*_–-]|\\(|\\)|n[ºo°]\\.?|no\\.|número|numero|é|is|es|(?:d[aeo]s?|of|del?|para|p/)[ \\u00a0]+[\\p{L}'’-]+(?:[ \\u00a0]+[\\p{L}'’-]+)?|cpf|cnpj|chave|pix))*";

const BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${NAMES})${BETWEEN}[ \\u00a0]*\\n?[ \\u00a0]*$|(?:${MONEY})[: \\u00a0]*$`,
  'iu',
);
const AFTER = new RegExp(
  `^[ \\u00a0]*(?:\\((?:${NAMES})\\)|(?:é|is|es)[ \\u00a0]+(?:(?:[oa]|mi|meu|minha|my)[ \\u00a0]+){0,2}(?:${NAMES})(?![\\p{L}\\d]))`,
  'iu',
);
/** The thousands of one number, or the groups of a CPF. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+$|^\d{3}[. ]\d{3}[. ]\d{3}[-. ]\d\d$/;

/**
 * Whether digits that could be a telephone's are something else: a document, a Pix key, an order, an amount, a row of
 * small numbers.
 */
export const isOtherNumber = (before: string, written: string, after: string): boolean =>
  GROUPED.test(written) ||
  !/\d{3}/.test(written) ||
  BEFORE.test(before.slice(-60)) ||
  AFTER.test(after.slice(0, 30));
