import type { GameMode } from '#sync/records/airsoft-event.ts';
import type { Colour, Point, Polygon, Raster } from './raster.ts';
import { bar, circle, path, ring } from './shapes.ts';

/** Where the drawing stands on a picture: a square of this side, from its left upper corner. */
const AT: Point = [748, 84];
const SIDE = 380;

/** The wide parts, and the fine ones over them. */
const DIM: Colour = [52, 66, 45];
const CLEAR: Colour = [110, 130, 86];

type Drawing = { readonly wide: readonly Polygon[]; readonly fine: readonly Polygon[] };

/** Draws what is played, on the right half of a picture. */
export function drawMode(raster: Raster, mode: GameMode): void {
  const { wide, fine } = DRAWINGS[mode];
  const placed = (parts: readonly Polygon[]) =>
    parts.map((part) => part.map(([x, y]): Point => [AT[0] + x, AT[1] + y]));
  raster.fill(placed(wide), DIM);
  raster.fill(placed(fine), CLEAR);
}

const MIDDLE: Point = [SIDE / 2, SIDE / 2];
const [cx, cy] = MIDDLE;
const turned = (degrees: number, radius: number): Point => {
  const turn = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(turn), cy + radius * Math.sin(turn)];
};

/** A pine of three steps. @param x of its middle */
const pine = (x: number, top: number, width: number): Polygon[] => [
  ...[0, 1, 2].map((step): Polygon => {
    const tip = top + step * width * 0.5;
    const half = (width / 2) * (0.6 + step * 0.2);
    return [
      [x, tip],
      [x + half, tip + width * 0.72],
      [x - half, tip + width * 0.72],
    ];
  }),
  bar([x, top + width * 1.6], [x, top + width * 2.05], width * 0.14),
];

/** As many people on each side of a line. */
const sides = (each: number): Drawing => {
  const people = (side: 1 | -1) =>
    Array.from({ length: each }, (_, n): Point => {
      const row = each === 3 ? [0, 1, 1][n]! : [0, 0, 1, 1, 1][n]!;
      const rows =
        each === 3
          ? [[0], [-1, 1]]
          : [
              [-0.5, 0.5],
              [-1, 0, 1],
            ];
      const place =
        each === 3 ? rows[row]![Math.max(0, n - 1)]! : rows[row]![row === 0 ? n : n - 2]!;
      return [cx + side * (62 + row * 78), cy + place * 104];
    });
  const all = [...people(1), ...people(-1)];
  return {
    wide: all.flatMap((one) => [circle(one, 40)]),
    fine: [
      ...all.flatMap((one) => ring(one, 40, 5)),
      ...[0, 1, 2, 3, 4, 5].map((n) => bar([cx, 8 + n * 64], [cx, 44 + n * 64], 6)),
    ],
  };
};

/** The walls of a house, with the gaps of its doors. */
const WALLS: readonly (readonly Point[])[] = [
  [
    [150, 20],
    [20, 20],
    [20, 360],
    [230, 360],
  ],
  [
    [210, 20],
    [360, 20],
    [360, 360],
    [290, 360],
  ],
  [
    [150, 20],
    [150, 110],
  ],
  [
    [150, 170],
    [150, 230],
    [20, 230],
  ],
  [
    [360, 200],
    [270, 200],
  ],
  [
    [210, 200],
    [210, 290],
  ],
];
const chevron = (left: number, width: number): Polygon[] =>
  path(
    [
      [left, 70],
      [left + 110, cy],
      [left, SIDE - 70],
    ],
    width,
  );
const HILL: Polygon = [
  [0, 360],
  [90, 250],
  [150, 290],
  [240, 170],
  [380, 360],
];
const hexagon = (radius: number): Polygon =>
  [0, 1, 2, 3, 4, 5].map((n) => turned(n * 60 - 90, radius));
const needle = (degrees: number): Polygon => [
  turned(degrees, 120),
  turned(degrees + 90, 34),
  turned(degrees - 90, 34),
];

const DRAWINGS: Record<GameMode, Drawing> = {
  // a sight
  MilSim: {
    wide: ring(MIDDLE, 170, 34),
    fine: [
      ...ring(MIDDLE, 92, 6),
      ...[0, 90, 180, 270].map((turn) => bar(turned(turn, 190), turned(turn, 46), 8)),
      circle(MIDDLE, 12),
    ],
  },
  Speedsoft: {
    wide: [...chevron(60, 44), ...chevron(170, 44)],
    fine: [...chevron(10, 6), ...chevron(245, 6)],
  },
  CQB: {
    wide: WALLS.flatMap((wall) => path(wall, 26)),
    fine: [
      ...path(
        [
          [260, 380],
          [260, 270],
          [180, 140],
          [90, 140],
          [90, 90],
        ],
        6,
      ),
      circle([90, 84], 16),
    ],
  },
  // a flag on a hill
  Cenário: {
    wide: [HILL],
    fine: [
      bar([240, 176], [240, 20], 9),
      [
        [244, 22],
        [356, 58],
        [244, 96],
      ],
    ],
  },
  'Woods Ball': {
    wide: [...pine(90, 120, 120), ...pine(300, 110, 124)],
    fine: pine(196, 30, 156),
  },
  // a compass
  'Rec Tactical': {
    wide: [...ring(MIDDLE, 176, 26), needle(135)],
    fine: [
      needle(-45),
      ...[0, 90, 180, 270].map((turn) => bar(turned(turn, 176), turned(turn, 138), 8)),
    ],
  },
  // a target
  Treinamento: {
    wide: [...ring(MIDDLE, 178, 40), ...ring(MIDDLE, 98, 40)],
    fine: [circle(MIDDLE, 22), circle([250, 122], 9), circle([142, 214], 9), circle([228, 260], 9)],
  },
  '3X3': sides(3),
  '5X5': sides(5),
  // the shape of a patch
  Outros: {
    wide: [hexagon(176), hexagon(146).toReversed()],
    fine: [Array.from({ length: 10 }, (_, n) => turned(n * 36 - 90, n % 2 ? 44 : 104))],
  },
};
