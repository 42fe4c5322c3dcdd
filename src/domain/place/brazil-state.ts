import { fold, HYPHENS } from '../words/search.ts';

/** The 26 states and the federal district, by name. */
const NAMES = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const;

type Uf = keyof typeof NAMES;

/** Sorted by name. */
export const brazilStates = Object.entries(NAMES) as readonly (readonly [Uf, string])[];

const isUf = (given: string): given is Uf => given in NAMES;

const by_name = new Map(brazilStates.map(([uf, name]) => [fold(name), uf]));
const known = new Map<string, Uf | undefined>();

/**
 * The state of a place as people write and copy it: `…, Atibaia - SP`, `Sorocaba/SP`, `Campinas, São
 * Paulo`, also before a postcode, the country, an address of a map. A city alone does not identify a
 * state, because most city names exist more than once. Cached, because a list calls this for every row.
 */
export function stateOf(location: string): Uf | undefined {
  if (!known.has(location)) known.set(location, readState(location));
  return known.get(location);
}

/** What may follow the state. */
const AFTER = /(?:[^\p{L}\p{N}]|\b(?:bra[sz]il|br|cep)\b|\d\d\.?\d{3}-?\d{3}|https?:\S+$)+$/iu;
/** A code: at the end or the beginning, between two marks but in no road's name, after a space in capitals. */
const CODES = [
  /(?:^|[,/([|-])\s*([a-z]{2})$/i,
  /^([A-Z]{2})\s*[-/]\s*[^,/-]+$/,
  /.*[,/([|-]\s*([A-Z]{2})\s*[,;:()[\]|-](?!\d)/,
  /\s([A-Z]{2})$/,
];

function readState(location: string): Uf | undefined {
  const text = location
    .replace(/\p{Cf}/gu, '')
    .replace(HYPHENS, '-')
    .replace(/\b([a-z])\.\s?([a-z])\b/gi, '$1$2') // S.P.
    .replace(AFTER, '');
  for (const shape of CODES) {
    const code = shape.exec(text)?.[1]?.toUpperCase() ?? '';
    if (isUf(code)) return code;
  }
  const last = text.split(/,|\/|\s-\s/).at(-1) ?? '';
  const name = fold(last)
    .replace(/\b(?:estado d[aeo]|state of)\b/, '')
    .trim();
  return last !== text ? by_name.get(name) : undefined;
}
