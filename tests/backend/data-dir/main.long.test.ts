import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freePort } from '#tests/fixtures/free-port.ts';
import { mainCommand } from './main-command.ts';

const { start, publishableKey } = await mainCommand();

test('a port in use, or a foreign data directory, is reported without a stack', async () => {
  const { child } = await start();
  const other = await mkdtemp(join(tmpdir(), 'qg-main-'));
  await expect(start({ DATA_DIR: other })).rejects.toThrow(/^listen EADDRINUSE: [^\n]*\n$/);
  await expect(start({ PORT: String(await freePort()) })).rejects.toThrow(
    /^[^\n]*in use by another process\.\nStop that one[^\n]*\n$/,
  );
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await rm(other, { recursive: true });
}, 120_000);

test('RESET=1 starts with an empty directory', async () => {
  const key = await publishableKey();
  const { child } = await start({ RESET: '1', SEED: 'none' });
  expect(await publishableKey()).not.toBe(key);
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}, 120_000);
