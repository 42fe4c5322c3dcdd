import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { OpenDatabase } from '../database/database.ts';
import { writeDurably } from '../data-dir/durable-write.ts';
import { StartError } from '../data-dir/start-error.ts';

/** Where a running server listens for commands on its own machine, and the token that they need. */
export const CONTROL_FILE = 'control.json';

interface Control {
  /** On 127.0.0.1. */
  port: number;
  /** New at every start; only those who may read the data directory know it. */
  token: string;
}

/**
 * After this the server continues, and the copy is void, so that no request waits longer for a
 * backup. Unit: ms.
 */
const STILL_FOR_MS = 120_000;

/**
 * Lets `npm run backup` copy the files of the database while nothing changes them. It listens on a
 * loopback port, separate from HTTP, for those who have read the token in the data directory
 * (0600).
 * @returns a function that ends it
 */
export async function offerStillness(
  data_dir: string,
  db: Pick<OpenDatabase, 'whileStill'>,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const file = join(data_dir, CONTROL_FILE);
  const open = new Set<Socket>();
  let busy = false;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => socket.destroy());
    void serve(socket).catch((error: unknown) => {
      console.error('backup', error);
      socket.destroy();
    });
  });

  async function serve(socket: Socket): Promise<void> {
    const hear = listenTo(socket);
    socket.setTimeout(10_000, () => socket.destroy()); // a client that says nothing
    if (!same((await hear()) ?? '', token)) return void socket.destroy();
    socket.setTimeout(0);
    if (busy) return void socket.end('busy\n');
    busy = true;
    const gone = new Promise<null>((resolve) => socket.once('close', () => resolve(null)));
    try {
      await db.whileStill(async () => {
        socket.write('still\n');
        const late = Promise.withResolvers<null>();
        const timer = setTimeout(() => late.resolve(null), STILL_FOR_MS);
        const said = await Promise.race([hear(), late.promise]);
        clearTimeout(timer);
        if (said === 'done') socket.write('released\n');
        else socket.destroy();
      });
      await gone; // one backup at a time, to its end
    } finally {
      busy = false;
    }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address = server.address();
  const control: Control = { port: typeof address === 'object' ? (address?.port ?? 0) : 0, token };
  writeDurably(file, JSON.stringify(control));
  return async () => {
    rmSync(file, { force: true });
    for (const socket of open) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/** @returns a function that resolves with the next line, or with null when there are no more */
function listenTo(socket: Socket): () => Promise<string | null> {
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  let heard = 0;
  socket.on('data', (bytes) => {
    heard += bytes.length;
    if (heard > 1000) socket.destroy(); // no message of this protocol is long
  });
  return async () => {
    const line = await lines.next().catch(() => null);
    return line?.done === false ? line.value : null;
  };
}

function same(said: string, token: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A data directory whose files do not change. */
export interface Stillness {
  /** Lets the server continue. @throws StartError when it already had: what was copied is void */
  release: () => Promise<void>;
  /** The backup has ended: another one may begin. */
  end: () => void;
}

/**
 * Asks the server that holds the data directory to pause its database.
 * @throws StartError when it does not answer, or makes another backup
 */
export async function askForStillness(data_dir: string): Promise<Stillness> {
  const file = join(data_dir, CONTROL_FILE);
  if (!existsSync(file)) throw notAnswering(data_dir);
  const { port, token } = JSON.parse(readFileSync(file, 'utf8')) as Control;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => socket.destroy());
  const hear = listenTo(socket);
  socket.write(`${token}\n`);
  const first = await hear();
  if (first !== 'still') {
    socket.destroy();
    if (first !== 'busy') throw notAnswering(data_dir);
    throw new StartError('Another backup of this directory is being made.', 'Wait for its end.');
  }
  return {
    release: async () => {
      socket.write('done\n');
      if ((await hear()) === 'released') return;
      throw new StartError(
        'The server went on before the copy was complete: the backup is void.',
        'Try again. If the disk is slow, stop the server for the backup.',
      );
    },
    end: () => socket.destroy(),
  };
}

function notAnswering(data_dir: string): StartError {
  return new StartError(
    `${data_dir} is in use by a server that does not answer here.`,
    'Run the backup where the server runs (the same machine or container), or stop the server first.',
  );
}
