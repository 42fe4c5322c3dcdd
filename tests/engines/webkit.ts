import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '#tests/fixtures/free-port.ts';
import { type Browser, type BrowserOptions, PHONE } from './engine.ts';
import { killTree } from './processes.ts';

const LAUNCHER = join(import.meta.dirname, 'webkit-browser.py');

/**
 * WebKitGTK, over WebDriver. It draws into a screen of its own (Xvfb), by software: without
 * acceleration it draws black.
 */
export async function openWebkit(options: BrowserOptions): Promise<Browser> {
  const port = await freePort();
  const screen = await openScreen();
  mkdirSync(options.profile, { recursive: true });
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: surroundings(screen.display),
  });
  for (const said of [driver.stdout, driver.stderr])
    createInterface(said).on('line', options.hear ?? (() => {}));
  const pid = driver.pid!;
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { error?: string } };
    if (value?.error) throw new Error(JSON.stringify(value).slice(0, 600));
    return value;
  };
  await until(() => ask('GET', '/status'));
  const { sessionId } = await ask<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: LAUNCHER,
          args: argumentsOf(options),
        },
      },
    },
  });
  const in_session = `/session/${sessionId}`;
  await ask('POST', `${in_session}/timeouts`, { script: 60_000, pageLoad: 60_000, implicit: 0 });
  const act = (type: string, actions: object[], more = {}) =>
    ask<void>('POST', `${in_session}/actions`, { actions: [{ type, id: type, actions, ...more }] });
  const end = async () => {
    await killTree(pid);
    screen.close();
  };
  return {
    pid,
    goto: (url) => ask('POST', `${in_session}/url`, { url }),
    url: () => ask('GET', `${in_session}/url`),
    back: () => ask('POST', `${in_session}/back`, {}),
    evaluate: async (work, ...args) => {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${String(work)})(...arguments[0])).then(
          (value) => done({ value }), (error) => done({ error: String(error) }));`;
      const said = await ask<{ value?: unknown; error?: string }>(
        'POST',
        `${in_session}/execute/async`,
        { script, args: [args] },
      );
      if (said.error) throw new Error(said.error);
      return said.value as never;
    },
    run: (script) => ask('POST', `${in_session}/execute/sync`, { script, args: [] }),
    tap: (x, y) =>
      act(
        'pointer',
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pause', duration: 30 },
          { type: 'pointerUp', button: 0 },
        ],
        { parameters: { pointerType: 'mouse' } },
      ),
    type: (text) =>
      act(
        'key',
        Array.from(text, String).flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      ),
    screenshot: async () =>
      Buffer.from(await ask<string>('GET', `${in_session}/screenshot`), 'base64'),
    kill: end,
    close: async () => {
      await ask('DELETE', in_session).catch(() => {});
      await end();
    },
  };
}

const argumentsOf = ({ profile, viewport = PHONE, storage, script }: BrowserOptions): string[] => [
  `--profile=${profile}`,
  `--size=${viewport.width}x${viewport.height}`,
  ...(storage ? [`--storage=${storage}`] : []),
  ...(script ? [`--script=${script}`] : []),
];

/** Brazilian, and drawn by software. */
const surroundings = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  GTK_THEME: 'Adwaita',
  LANG: 'pt_BR.UTF-8',
  LANGUAGE: 'pt_BR:pt',
  LIBGL_ALWAYS_SOFTWARE: '1',
  NO_AT_BRIDGE: '1',
  TZ: 'America/Sao_Paulo',
});

/** Starts a virtual screen. Xvfb chooses its number and prints it. */
async function openScreen(): Promise<{ display: string; close: () => void }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const server: ChildProcess = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdout!.once('data', (said: Buffer) => resolve(said.toString().trim()));
  });
  return { display: `:${number}`, close: () => void server.kill('SIGKILL') };
}

async function until(ready: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await ready();
      return;
    } catch (error) {
      if (tries > 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
