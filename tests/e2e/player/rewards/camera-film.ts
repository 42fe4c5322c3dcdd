import { closeSync, openSync, writeSync } from 'node:fs';
import { qrCode } from '#domain/qr/qr-code.ts';
import { drawScene } from '#tests/fixtures/camera/draw-scene.ts';

const [WIDTH, HEIGHT, PER_SECOND] = [640, 480, 10];

/** One text after the other, as a hand holds them before a camera; null: an empty table. */
export function writeFilm(file: string, scenes: readonly { text: string | null; for_s: number }[]) {
  const film = openSync(file, 'w');
  writeSync(film, `YUV4MPEG2 W${WIDTH} H${HEIGHT} F${PER_SECOND}:1 Ip A1:1 C420jpeg\n`);
  const grey = Buffer.alloc((WIDTH * HEIGHT) / 2, 128); // both planes of colour
  let at = 0;
  for (const { text, for_s } of scenes) {
    const code = text === null ? [] : qrCode(text);
    for (let n = 0; n < for_s * PER_SECOND; n += 1, at += 1) {
      writeSync(film, 'FRAME\n');
      writeSync(film, drawScene(code, poseAt(at)));
      writeSync(film, grey);
    }
  }
  closeSync(film);
}

const poseAt = (frame: number) => ({
  width: WIDTH,
  height: HEIGHT,
  tilt_deg: 9 + 4 * Math.sin(frame / 5),
  at: [320 + 30 * Math.sin(frame / 7), 240 + 18 * Math.cos(frame / 6)] as const,
  side_px: 250 + 15 * Math.sin(frame / 9),
  blur_px: 1,
});
