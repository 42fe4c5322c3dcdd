import { fdatasyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { join } from 'node:path';
import { syncDirectory } from '#local/data-dir/disk/durable-write.ts';

type Init = NodeFS['init'];
type Module = Awaited<ReturnType<Init>>['emscriptenOpts'];

/** How many log lines are kept, to find the one that says why it ended. */
const KEPT_LINES = 200;

/** Emscripten's number for EIO. */
const EIO = 29;

type OpenFile = {
  /** The descriptor of the real file; a directory has none. */
  nfd?: number;
  node: FileNode;
};
type FileNode = {
  name: string;
  parent: FileNode;
  mount: { opts: { root: string } };
};

/**
 * The files of a database on disk. PGlite's own class never waits for the disk: a power cut loses
 * what was acknowledged and, at worst, the database (measured: no fsync at all in a trace of 500
 * commits).
 */
export class DurableFiles extends NodeFS {
  readonly #log: string[] = [];

  /** The directory. */
  get root(): string {
    return this.rootDir;
  }

  /**
   * PostgreSQL's last log line about why it can't continue, e.g. `incorrect checksum in control
   * file`.
   */
  get lastWords(): string | null {
    const line = this.#log.findLast((text) => /\b(FATAL|PANIC): /.test(text));
    return line?.replace(/^.*\b(FATAL|PANIC):\s+/, '') ?? null;
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const made = await super.init(pglite, {
      ...options,
      printErr: (line: string) => {
        this.#log.push(line);
        if (this.#log.length > KEPT_LINES) this.#log.shift();
      },
    });
    made.emscriptenOpts.preRun?.push(waitForTheDisk);
    return made;
  }
}

/**
 * The options with which PGlite opens these files. Without `-F` PostgreSQL syncs at all, and
 * `fsync` is the method of which `waitForTheDisk` makes a real sync.
 */
export const onDisk = (files: DurableFiles) => ({
  fs: files,
  startParams: [
    ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
    '-c',
    'wal_sync_method=fsync',
  ],
  relaxedDurability: false,
});

type PreRun = NonNullable<Module['preRun']>[number];

const waitForTheDisk: PreRun = (module: { FS: object }) => {
  const { stream_ops } = (module.FS as Filesystems).filesystems.NODEFS;
  Reflect.set(stream_ops, 'fsync', ({ nfd, node }: OpenFile): number => {
    try {
      if (nfd === undefined) syncDirectory(realPath(node));
      else fdatasyncSync(nfd);
      return 0;
    } catch {
      return EIO;
    }
  });
};

type Filesystems = {
  filesystems: { NODEFS: { stream_ops: object } };
};

function realPath(node: FileNode): string {
  return node.parent === node ? node.mount.opts.root : join(realPath(node.parent), node.name);
}
