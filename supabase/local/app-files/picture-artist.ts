import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Pictured, PicturedTeam } from '#served/picture/picture-path.ts';
import { createLine } from '../limits/line.ts';

export type ToDraw =
  | { readonly of: 'event'; readonly event: Pictured }
  | { readonly of: 'team'; readonly team: PicturedTeam };
type Png = Uint8Array<ArrayBuffer>;
export type Drawn = { readonly png: Png } | { readonly failed: string };

/** Draws one picture after another, in a thread that the first one starts. */
export type PictureArtist = {
  /** Whether so many wait that nobody else should. */
  isBusy(): boolean;
  draw(asked: ToDraw): Promise<Png>;
  stop(): void;
};

/** When more callers than this wait, the next ones are told to try again. */
const MOST_WAITING = 8;
const SCRIPT = join(import.meta.dirname, 'picture-thread.ts');

export function openPictureArtist(): PictureArtist {
  const line = createLine(MOST_WAITING);
  let thread: Worker | null = null;

  function started(): Worker {
    if (thread) return thread;
    const worker = new Worker(SCRIPT, { execArgv: [] });
    worker.unref(); // a server that ends does not wait for a picture
    worker.once('exit', () => {
      if (thread === worker) thread = null; // the next picture starts another one
    });
    worker.on('error', (error) => console.error('pictures', error));
    return (thread = worker);
  }

  function drawn(asked: ToDraw): Promise<Png> {
    const worker = started();
    const { promise, resolve, reject } = Promise.withResolvers<Png>();
    const onAnswer = (answer: Drawn) =>
      'png' in answer ? resolve(answer.png) : reject(new Error(answer.failed));
    const onExit = () => reject(new Error('The thread that draws has ended'));
    worker.once('message', onAnswer).once('exit', onExit);
    worker.postMessage(asked);
    return promise.finally(() => worker.off('message', onAnswer).off('exit', onExit));
  }

  return {
    isBusy: () => line.isFull(),
    draw: (asked) => line.inTurn(() => drawn(asked)),
    stop: () => thread?.postMessage(null),
  };
}
