import { transfer } from 'comlink';
import { createWorkerHost } from '../worker-host.ts';
import type { Pixels, QrWork } from './qr-work.ts';

const host = createWorkerHost<QrWork>({
  start: () => new Worker(new URL('./qr.worker.ts', import.meta.url), { type: 'module' }),
  idle_ms: 30_000,
});

/**
 * Reads every QR code in a picture, in a worker that starts with the first call. Rejects with
 * `signal.reason` on abort, and when the worker can't be loaded.
 * @param pixels transferred, so empty afterwards
 * @param and_negative light on dark too, however the camera leans
 */
export const readQr = (
  signal: AbortSignal,
  pixels: Pixels,
  and_negative: boolean,
): Promise<readonly string[]> =>
  host.call(signal, (work) => work.read(transfer(pixels, [pixels.data.buffer]), and_negative));
