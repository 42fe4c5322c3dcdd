import { closeSync, openSync, writeSync } from 'node:fs';
import { qrCode, type QrCode } from '#domain/qr/qr-code.ts';
import { drawScene } from '#tests/fixtures/camera/draw-scene.ts';

const [WIDTH, HEIGHT] = [640, 480];

/** What lies before the camera for some seconds. */
export type Scene = {
  /** null: an empty table. */
  readonly text: string | null;
  readonly for_s: number;
  /** A corner is missing, more than its error correction can replace. */
  readonly torn?: boolean;
};

export type Shot = {
  readonly per_second?: number;
  /** In the evening, with an unsteady hand: dark, grainy, blurred, leaning, and moving faster. */
  readonly bad_light?: boolean;
  /** Lights the corner of the picture while a code is in it, for who measures when it came. */
  readonly lamp?: boolean;
};

/** The side of the lit corner. */
const LAMP_PX = 16;

/** One text after the other, as a hand holds them before a camera. */
export function writeFilm(file: string, scenes: readonly Scene[], shot: Shot = {}): void {
  const { per_second = 10 } = shot;
  const film = openSync(file, 'w');
  writeSync(film, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${per_second}:1 Ip A1:1 C420jpeg\n`);
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128); // both planes of colour
  for (const luma of filmed(scenes, shot)) {
    writeSync(film, 'FRAME\n');
    writeSync(film, luma);
    writeSync(film, grey);
  }
  closeSync(film);
}

/** The pictures of a film: the brightness of each pixel. */
export function* filmed(
  scenes: readonly Scene[],
  { per_second = 10, bad_light = false, lamp = false }: Shot = {},
): Generator<Uint8Array> {
  let at = 0;
  for (const { text, for_s, torn = false } of scenes) {
    const whole = text === null ? [] : qrCode(text);
    const code = torn ? withoutCorner(whole) : whole;
    for (let n = 0; n < for_s * per_second; n += 1, at += 1) {
      const luma = drawScene(code, (bad_light ? unsteadyAt : steadyAt)(at / per_second));
      if (lamp) light(luma, text !== null);
      yield luma;
    }
  }
}

/** The lower right one, between the large squares. */
const withoutCorner = (code: QrCode): QrCode =>
  code.map((row, y) => row.map((dark, x) => dark && x + y < code.length * 1.25));

function light(luma: Uint8Array, on: boolean): void {
  for (let y = 0; y < LAMP_PX; y += 1) luma.fill(on ? 255 : 0, y * WIDTH, y * WIDTH + LAMP_PX);
}

const steadyAt = (s: number) => ({
  width: WIDTH,
  height: HEIGHT,
  tilt_deg: 9 + 4 * Math.sin(2 * s),
  at: [320 + 30 * Math.sin(1.4 * s), 240 + 18 * Math.cos(1.7 * s)] as const,
  side_px: 250 + 15 * Math.sin(1.1 * s),
  blur_px: 1,
});

const unsteadyAt = (s: number) => ({
  width: WIDTH,
  height: HEIGHT,
  tilt_deg: 9 + 13 * Math.sin(3 * s),
  lean: 0.1 + 0.1 * Math.sin(2.3 * s),
  at: [320 + 50 * Math.sin(2.6 * s), 240 + 25 * Math.cos(3.1 * s)] as const,
  side_px: 240 + 20 * Math.sin(1.7 * s),
  blur_px: 2,
  light: { share: 0.4, grain: 14 },
});
