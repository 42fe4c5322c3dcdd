import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import { WEBP } from '#tests/fixtures/samples/pictures.ts';
import { epochOf, newEvent, push, send } from './backup-acts.ts';
import { openRealBackend, signUp } from '../open-test-backend.ts';

/** Where the programs of `npm run backup` and `npm run restore` are. */
export const COMMANDS = join(import.meta.dirname, '..', '..', '..', 'supabase', 'local', 'backup');

export type BackedUp = Awaited<ReturnType<typeof backedUp>>;

/**
 * A data directory with two accounts, an event, a registration and a picture, and its backup, made
 * by the command while the server ran and somebody wrote.
 */
export async function backedUp() {
  const home = await mkdtemp(join(tmpdir(), 'qg-backup-'));
  const data_dir = join(home, 'data');

  /** Runs the command like a person. @returns its exit code and its output */
  async function command(name: 'backup' | 'restore', file: string, dir = data_dir) {
    const child = spawn(process.execPath, [join(COMMANDS, `${name}-command.ts`), file], {
      env: { ...process.env, DATA_DIR: dir, INIT_CWD: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [said, errors] = await Promise.all([
      text(child.stdout!),
      text(child.stderr!),
      once(child, 'exit'),
    ]);
    return { code: child.exitCode, said, errors };
  }

  const backend = await openRealBackend({ data_dir });
  const ana = await signUp(backend, 'ana@exemplo.com');
  const bia = await signUp(backend, 'bia@exemplo.com');
  const event_id = randomUUID();
  expect(await send(backend, ana, push(ana, 'create_event@1', newEvent(event_id)))).toBe('applied');
  const registration = push(bia, 'register@1', {
    operator_id: randomUUID(),
    event_id,
    name: 'Bia Souza',
    whatsapp: '11912345678',
  });
  expect(await send(backend, bia, registration)).toBe('applied');
  const picture = `${ana.id}/${randomUUID()}.webp`;
  await ana.client.storage
    .from('avatars')
    .upload(picture, WEBP.buffer, { contentType: 'image/webp' });
  const { data } = await bia.client.auth.getSession();
  const epoch = await epochOf(backend);

  let over = false;
  let written = 0;
  const enough = Promise.withResolvers<void>();
  const writing = (async () => {
    while (!over) {
      const patch = { team: `Alfa ${written}` };
      if ((await send(backend, ana, push(ana, 'update_profile@1', { patch }))) === 'applied')
        written += 1;
      if (written === 4) enough.resolve();
    }
  })();
  await enough.promise;
  const made = await command('backup', 'monday.tar.gz');
  over = true;
  await writing;
  expect(made).toMatchObject({ code: 0, errors: '' });
  expect(made.said).toMatch(
    /2 accounts, 1 events, 1 registrations, \d+ recorded actions, 1 pictures/,
  );
  await backend.close();
  const refresh_token = data.session!.refresh_token;
  const before = { epoch, refresh_token, push: registration, picture, event_id };
  return { home, data_dir, backup: join(home, 'monday.tar.gz'), command, bia, before };
}
