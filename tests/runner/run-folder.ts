import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps its files in memory. */
const MEMORY = '/dev/shm';

/** A run has written 1 GB at most at one time. Unit: bytes. */
const ROOM = 4 * 1024 ** 3;

/**
 * A folder for all that a run writes, in memory where there is room: databases, disks of phones and
 * reports. The run deletes them at its end. To write them to a disk took half of the time of some
 * steps.
 */
export function runFolder(): string {
  const in_memory = hasRoom();
  if (in_memory) removeLeft();
  const folder = mkdtempSync(join(in_memory ? MEMORY : tmpdir(), `${PREFIX}${process.pid}-`));
  chmodSync(folder, 0o755); // PostgreSQL runs as somebody else
  return folder;
}

const PREFIX = 'qg-test-';

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > ROOM;
  } catch {
    return false; // another system
  }
}

/** What runs have left that were killed: nothing else gives the memory back. */
function removeLeft(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : 0;
    if (pid > 0 && !isRunning(pid)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
