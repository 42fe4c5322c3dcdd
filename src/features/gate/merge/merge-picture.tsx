import { useEffect, useRef, useState } from 'react';
import type { Merge } from '#domain/merge/merge.ts';
import { quickQrCode, type QrCode } from '#domain/qr/qr-code.ts';
import { report } from '#sync/device/report.ts';

/** A camera of 30 pictures a second sees each of ours whole, whatever moment it begins at. */
const PICTURE_MS = 80;
/** A reader needs a white margin of four modules. */
const MARGIN = 4;

/** The pictures that the other phone reads, one after the other, while this screen is seen. */
export function MergePicture({ merge, label }: { merge: Merge; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [side, setSide] = useState<number>();
  useEffect(() => {
    let left = false;
    let timer = 0;
    let n = Math.floor(Math.random() * merge.blocks); // a reader that comes back hears other parts
    const show = async () => {
      if (!document.hidden) {
        const code = quickQrCode(await merge.picture(n));
        if (left) return;
        draw(canvas.current!, code);
        setSide(code.length);
        n += 1;
      }
      timer = window.setTimeout(() => void show().catch(report), PICTURE_MS);
    };
    show().catch(report);
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, [merge]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="merge-picture"
      data-shows={side !== undefined}
    />
  );
}

/** One pixel a module: the style makes it large without smoothing. */
function draw(canvas: HTMLCanvasElement, code: QrCode): void {
  const side = code.length + 2 * MARGIN;
  if (canvas.width !== side) [canvas.width, canvas.height] = [side, side];
  const context = canvas.getContext('2d');
  if (!context) return;
  const pixels = context.createImageData(side, side);
  pixels.data.fill(255);
  for (const [y, row] of code.entries()) {
    for (const [x, dark] of row.entries()) {
      if (dark) pixels.data.fill(0, at(x, y), at(x, y) + 3);
    }
  }
  context.putImageData(pixels, 0, 0);
  function at(x: number, y: number): number {
    return 4 * ((y + MARGIN) * side + x + MARGIN);
  }
}
