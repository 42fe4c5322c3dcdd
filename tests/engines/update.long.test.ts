import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shell } from '#i18n/pt-BR/shell.ts';
import { startTestBackend } from '#tests/e2e/backend/test-backend.ts';
import { openMeter, sumOf } from '#tests/e2e/worker/meter.ts';
import { buildOf, withOneChange } from '#tests/e2e/worker/next-version.ts';
import { portOfWorker } from '#tests/runner/own-server.ts';
import { builtApp } from '../../tools/built-app.ts';
import { engineOfRun } from './engine.ts';
import { handOf, until } from './hand.ts';
import { openBrowser } from './open-browser.ts';

test('[W4] after a change of one source file 220 kB at most are downloaded, and the new version opens without a signal', async () => {
  const changed = withOneChange();
  await using backend = await startTestBackend({
    dist_dir: builtApp(),
    server_port: portOfWorker(),
  });
  const meter = await openMeter(backend.port);
  const profile = mkdtempSync(join(tmpdir(), 'qg-update-'));
  const browser = await openBrowser(engineOfRun(), { profile });
  const url = `http://localhost:${meter.port}/events`;
  const hand = handOf(browser);
  const shows = (dist: string) =>
    until(`version ${buildOf(dist)}`, browser, () =>
      browser.evaluate(
        (build: string) =>
          document.querySelector<HTMLMetaElement>('meta[name="qg-build"]')?.content === build &&
          document.querySelector('.shell') !== null &&
          navigator.serviceWorker.controller !== null,
        buildOf(dist),
      ),
    );

  await browser.goto(url);
  await shows(builtApp());
  const first = sumOf(meter.answers());
  await backend.deploy(changed);
  await browser.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  // offered to a person who comes back to the page
  await until(shell.update.title, browser, () =>
    browser.evaluate((title: string) => {
      document.dispatchEvent(new Event('visibilitychange'));
      return document.body.innerText.includes(title);
    }, shell.update.title),
  );
  const answers = meter.answers();
  expect(first).toBeGreaterThan(1_000_000);
  expect(sumOf(answers)).toBeLessThan(220_000);

  await hand.taps(shell.update.action);
  await shows(changed);
  meter.close();
  await browser.goto(url);
  await shows(changed);
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});
