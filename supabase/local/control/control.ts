import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeDurably } from '../data-dir/disk/durable-write.ts';
import { fileError, StartError } from '../data-dir/start-error.ts';

/**
 * Where a running server listens for commands from this machine, and the token that they must send.
 */
const CONTROL_FILE = 'control.json';

type Control = {
  /** On 127.0.0.1. */
  port: number;
  /** New at every start; only a process that may read the data directory knows it. */
  token: string;
};

/** One side of a conversation: lines of text. */
export type Talk = {
  /** @returns the next line; null when there will be none */
  hear: () => Promise<string | null>;
  say: (line: string) => void;
  /** Ends the conversation at once. What was sent before still arrives. */
  end: () => void;
  /** Resolves when the conversation is over. */
  gone: Promise<void>;
};

/** What each command does, with the conversation and the rest of its line. */
export type Answers = Readonly<Record<string, (talk: Talk, rest: string) => Promise<void>>>;

/** A connection that sends nothing is closed after this. Unit: ms. */
const FIRST_WORD_WITHIN_MS = 10_000;

/**
 * Answers commands from processes that may read the data directory (0600): on a loopback port,
 * without HTTP.
 * @returns a function that stops listening
 */
export async function openControl(
  data_dir: string,
  answers: Answers,
): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('base64url');
  const file = join(data_dir, CONTROL_FILE);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    void answer(socket).catch((error: unknown) => {
      console.error('control', error);
      socket.destroy();
    });
  });

  async function answer(socket: Socket): Promise<void> {
    const talk = talkOver(socket);
    socket.setTimeout(FIRST_WORD_WITHIN_MS, () => socket.destroy());
    const [word = '', command = '', ...rest] = ((await talk.hear()) ?? '').split(' ');
    const known = Object.hasOwn(answers, command) ? answers[command] : undefined;
    if (!same(word, token) || !known) return void socket.destroy();
    socket.setTimeout(0);
    await known(talk, rest.join(' '));
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const address = server.address();
  const control: Control = { port: typeof address === 'object' ? (address?.port ?? 0) : 0, token };
  try {
    writeDurably(file, JSON.stringify(control));
  } catch (error) {
    server.close();
    throw fileError(error, file) ?? error;
  }
  return async () => {
    rmSync(file, { force: true });
    for (const socket of open) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
}

/**
 * Calls the server that holds the data directory.
 * @param command its name and its arguments
 * @throws StartError when no running server has left its control file
 */
export function callServer(data_dir: string, command: string): Talk {
  const control = readControl(join(data_dir, CONTROL_FILE));
  if (!control) throw notAnswering(data_dir);
  const talk = talkOver(connect(control.port, '127.0.0.1'));
  talk.say(`${control.token} ${command}`);
  return talk;
}

export function notAnswering(data_dir: string): StartError {
  return new StartError(
    `${data_dir} is in use by a server that does not answer here.`,
    'Run this where the server runs (the same machine or container), or stop the server first.',
  );
}

/** @returns null when the file is missing or incomplete */
function readControl(file: string): Control | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Control;
  } catch {
    return null;
  }
}

function talkOver(socket: Socket): Talk {
  socket.on('error', () => socket.destroy());
  const gone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  let heard = 0;
  socket.on('data', (bytes) => {
    heard += bytes.length;
    if (heard > 1000) socket.destroy(); // no line of a conversation is this long
  });
  return {
    async hear() {
      const line = await lines.next().catch(() => null);
      return line?.done === false ? line.value : null;
    },
    say: (line) => void socket.write(`${line}\n`),
    end: () => socket.destroySoon(),
    gone,
  };
}

function same(said: string, token: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}
