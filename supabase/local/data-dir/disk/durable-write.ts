import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes the whole file or nothing, also when the power fails in between; readable by the owner
 * only.
 */
export function writeDurably(file: string, text: string): void {
  const draft = `${file}.draft`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameDurably(draft, file);
}

/** A rename that survives a power cut. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncDirectory(dirname(to));
}

/**
 * Names are stored in their directory, and are on disk only when it is synced. Windows does that by
 * itself.
 */
export function syncDirectory(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
