/**
 * Draws a patch from its id alone: the same id gives the same picture on every device, in the demo
 * data and in print. Independent of React and the theme; the patch has colours of its own.
 */

/**
 * The drawings that an organiser may choose, `#1` to `#12`: shape, cloth, threads, emblem and field,
 * each by its place in the lists below (base 36). Orange and olive, one for each emblem.
 */
const CHOSEN = '10080 00003 21211 11142 04050 20261 31230 14073 01121 20092 101a3 012b3'.split(' ');

/**
 * An SVG of 200 × 200 units, without text.
 * @param id any string; ids of patches are UUIDs. `#3` is the third of the drawings, `#3★` the same for
 *   those who won: with a golden edge and a star
 */
export function patchSvg(id: string): string {
  const [, number, won] = /^#(\d+)(★?)$/.exec(id) ?? [];
  const chosen = number && CHOSEN[Number(number) - 1];
  const roll = chosen ? digits(chosen) : dice(id);
  const shape = pick(SHAPES, roll);
  const cloth = pick(CLOTHS, roll);
  const threads = pick(cloth.threads, roll);
  const emblem = pick(EMBLEMS, roll);
  const field = pick(FIELDS, roll);
  const turn = roll(2) === 0 ? 35 : -35;
  const edge = won ? GOLD : threads.main;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
    `<defs><clipPath id="c"><path d="${shape}"/></clipPath>`,
    `<pattern id="w" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">`,
    '<path d="M0 1h4M0 3h2" stroke="#000" stroke-opacity=".16" stroke-width=".8"/></pattern></defs>',
    `<path d="${shape}" fill="${cloth.cloth}"/>`,
    `<g clip-path="url(#c)">${field(threads.second)}<rect width="200" height="200" fill="url(#w)"/></g>`,
    `<g fill="none" stroke="${threads.main}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${emblem(threads)}</g>`,
    // The stitched edge: a solid cord, the stitches across it, and the seam inside.
    `<path d="${shape}" fill="none" stroke="${edge}" stroke-width="10" stroke-linejoin="round"/>`,
    `<path d="${shape}" fill="none" stroke="#000" stroke-opacity=".28" stroke-width="10" stroke-dasharray="1.6 2.6"/>`,
    `<path d="${shape}" fill="none" stroke="${threads.second}" stroke-opacity=".9" stroke-width="1.6" stroke-dasharray="5 4" transform="matrix(.87 0 0 .87 13 13)"/>`,
    won ? `<path d="${STAR}" fill="${GOLD}" stroke="${cloth.cloth}" stroke-width="4"/>` : '',
    '</svg>',
  ].join('');
}

const GOLD = '#f2c14e';
/** At the top of the edge. */
const STAR = 'M100 2L108 19L127 21L113 34L117 53L100 43L83 53L87 34L73 21L92 19Z';

type Threads = { main: string; second: string };

/** Shield, round, hexagon, arrow. */
const SHAPES = [
  'M28 30Q64 34 100 18Q136 34 172 30V98Q170 154 100 184Q30 154 28 98Z',
  'M100 14A86 86 0 1 1 100 186A86 86 0 1 1 100 14Z',
  'M100 14L174 57V143L100 186L26 143V57Z',
  'M100 14L176 74L158 178L100 156L42 178L24 74Z',
];

const CLOTHS: { cloth: string; threads: Threads[] }[] = [
  {
    cloth: '#26332a',
    threads: [
      { main: '#e8833a', second: '#8da069' },
      { main: '#d9c79a', second: '#7f9160' },
      { main: '#c3cda8', second: '#e8833a' },
    ],
  },
  {
    cloth: '#6b6f45',
    threads: [
      { main: '#20261f', second: '#d9c79a' },
      { main: '#efe4c4', second: '#30382b' },
      { main: '#f0a35e', second: '#2b3127' },
    ],
  },
  {
    cloth: '#b99f6d',
    threads: [
      { main: '#3a2f20', second: '#6b5a36' },
      { main: '#24362c', second: '#7a5b2c' },
      { main: '#7b2f1f', second: '#4f4428' },
    ],
  },
  {
    cloth: '#31343a',
    threads: [
      { main: '#cfd3d6', second: '#7d868f' },
      { main: '#e8833a', second: '#9aa2a8' },
      { main: '#a9c18a', second: '#6f7a72' },
    ],
  },
  {
    cloth: '#7a3b26',
    threads: [
      { main: '#f1ddb4', second: '#d98e4e' },
      { main: '#1f1a17', second: '#e0b98a' },
    ],
  },
];

/** The pattern in the cloth behind the emblem. */
const FIELDS: ((thread: string) => string)[] = [
  () => '',
  (thread) => `<rect y="128" width="200" height="72" fill="${thread}" fill-opacity=".35"/>`,
  (thread) => `<path d="M0 0H100V200H0Z" fill="${thread}" fill-opacity=".25"/>`,
  (thread) =>
    `<path d="M-20 150Q50 110 100 138T220 120M-20 170Q50 132 100 160T220 142M-20 190Q50 156 100 182T220 164" fill="none" stroke="${thread}" stroke-opacity=".5" stroke-width="3"/>`,
];

const EMBLEMS: ((threads: Threads) => string)[] = [
  // the sight
  ({ second }) =>
    `<circle cx="100" cy="98" r="36"/><path d="M100 50V76M100 120V146M52 98H78M122 98H148"/><circle cx="100" cy="98" r="6" fill="${second}" stroke="none"/>`,
  // the peak, with its contour
  ({ second }) =>
    `<path d="M50 134L88 72L108 104L122 84L150 134Z"/><path d="M76 92L88 100L98 90" stroke="${second}"/>`,
  // the tower of the base
  ({ second }) =>
    `<path d="M72 140V92M128 140V92M66 92H134V72H120V60H108V72H92V60H80V72H66Z"/><path d="M90 140V120Q100 108 110 120V140Z" fill="${second}" stroke="none"/>`,
  // three chevrons
  ({ second }) =>
    `<path d="M62 84L100 58L138 84M62 112L100 86L138 112"/><path d="M62 140L100 114L138 140" stroke="${second}"/>`,
  // the compass rose
  ({ second }) =>
    `<path d="M100 48L112 88L152 100L112 112L100 152L88 112L48 100L88 88Z"/><path d="M100 70L100 130M70 100H130" stroke="${second}" stroke-width="3"/>`,
  // the bolt
  ({ second }) =>
    `<path d="M112 46L70 108H98L88 154L132 88H104Z" fill="${second}" fill-opacity=".45"/>`,
  // the pines
  ({ second }) =>
    `<path d="M100 50L124 92H110L132 130H68L90 92H76Z"/><path d="M100 130V150M52 138H66M134 138H148" stroke="${second}"/>`,
  // the wings
  ({ second }) =>
    `<path d="M100 92C84 74 66 68 46 68C50 88 60 100 78 106C70 108 66 108 60 108C68 122 82 130 100 134C118 130 132 122 140 108C134 108 130 108 122 106C140 100 150 88 154 68C134 68 116 74 100 92Z"/><circle cx="100" cy="76" r="7" fill="${second}" stroke="none"/>`,
  // the hill, as a map shows it
  ({ second }) =>
    `<path d="M62 132C40 96 64 54 104 56S160 96 142 130S84 164 62 132Z"/><path d="M78 122C66 98 82 76 106 78S140 102 130 120S92 142 78 122Z" stroke="${second}"/><path d="M94 112C90 102 98 94 108 98S118 112 112 116S98 120 94 112Z"/>`,
  // the flag
  ({ second }) =>
    `<path d="M72 148V54"/><path d="M72 58C92 46 112 72 134 58V98C112 112 92 86 72 98Z" fill="${second}" fill-opacity=".45"/>`,
  // the night
  ({ second }) =>
    `<path d="M122 62A40 40 0 1 0 144 118A33 33 0 1 1 122 62Z"/><path d="M56 140H144" stroke="${second}"/>`,
  // the radio
  ({ second }) =>
    `<path d="M100 88L82 148H118Z"/><path d="M76 106A30 30 0 0 1 76 62M124 106A30 30 0 0 0 124 62M60 118A50 50 0 0 1 60 50M140 118A50 50 0 0 0 140 50" stroke="${second}"/><circle cx="100" cy="84" r="6"/>`,
];

/** A place in a list of this length. */
type Roll = (length: number) => number;

function pick<T>(from: readonly T[], roll: Roll): T {
  const one = from[roll(from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
}

/** The places that are written down, one after the other. */
function digits(text: string): Roll {
  let at = 0;
  return () => Number.parseInt(text[at++] ?? '0', 36);
}

/** Places derived from a text: FNV-1a for the seed, mulberry32 for the rest. */
function dice(text: string): Roll {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (length) => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * length);
  };
}
