import { fold } from '../words/search.ts';

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
 * The state at the end of a place as people write it: `…, Atibaia - SP`, `Sorocaba/SP`, `Campinas,
 * São Paulo`. A city alone does not identify a state, because most city names exist more than once.
 * Cached, because a list calls this for every row.
 */
export function stateOf(location: string): Uf | undefined {
  if (!known.has(location)) known.set(location, readState(location));
  return known.get(location);
}

function readState(location: string): Uf | undefined {
  const words = location.replace(/,?\s*(brasil|brazil|br)\.?\s*$/i, '').trim();
  const [, code] = /(?:^|[\s,/(–-])([A-Za-z]{2})\)?\.?$/.exec(words) ?? [];
  if (code && isUf(code.toUpperCase())) return code.toUpperCase() as Uf;
  const last = words.split(/,|\/|\s[–-]\s/).at(-1) ?? '';
  return last !== words ? by_name.get(fold(last).trim()) : undefined;
}
