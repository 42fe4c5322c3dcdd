import { expect, test } from 'vitest';
import { optionsFromEnvironment } from '#local/main.ts';
import { openRealBackend } from '../../open-test-backend.ts';

const PRODUCTION = { APP_ENV: 'production' };

test.each([
  [{}, 'demo'],
  [{ APP_ENV: 'local', SITE_URL: 'http://localhost:4173' }, 'demo'],
  [PRODUCTION, 'none'],
  [{ APP_ENV: 'staging' }, 'none'],
  [{ SITE_URL: 'https://qgairsoft.com.br' }, 'none'],
  [{ HOSTS: 'qgairsoft.com.br' }, 'none'],
  [{ TRUSTED_PROXY: '10.0.0.1' }, 'none'],
  [{ SEED: 'none' }, 'none'],
])('[hole S3] with %o the first start chooses the seed %s', (env, seed) => {
  expect(optionsFromEnvironment(env).seed).toBe(seed);
});

test('[hole S3] demo data is refused where others can reach it, even on request', async () => {
  const asked = optionsFromEnvironment({ ...PRODUCTION, SEED: 'demo' }).seed;
  await expect(openRealBackend({ seed: asked, settings: PRODUCTION })).rejects.toThrow('SEED=none');
});
