import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { codeOf, raw } from '../attacks/raw-request.ts';
import { openRealBackend } from '../open-test-backend.ts';

/**
 * What a caller compares a column with: a value that the column cannot have is the caller's fault.
 */
let backend: Backend;
beforeAll(async () => {
  backend = await openRealBackend({ seed: 'demo' });
}, 120_000);
afterAll(() => backend.close());

const ask = (filter: string) =>
  raw(backend, `/rest/v1/airsoft_events?select=id&limit=1&${filter.replaceAll('"', '%22')}`);

test.each([
  'is_public=eq.((((',
  'is_public=eq.(',
  'is_public=eq.maybe',
  'is_public=not.eq.((((',
  'is_public=neq.((((',
  'is_public=gt.((((',
  'is_public=in.(((()',
  'is_public=in.(maybe)',
  'is_public=is.maybe',
  'id=eq.((',
  'id=in.((((,1)',
  'date=gte.((',
  'date=eq.2026-02-31',
  'created_at=gt.x',
  'max_op=eq.x',
  'max_op=eq.((',
  'max_op=in.((((,1)',
  'max_op=eq.99999999999999999999',
  'max_op=eq.1.5',
  'max_op=eq.{1',
  'max_op=eq.{',
  'latitude=eq.NaN)',
])('%s is refused as the caller’s fault', async (filter) => {
  const answer = await ask(filter);
  expect([filter, answer.status, answer.text]).toEqual([filter, 400, expect.anything()]);
  expect(codeOf(answer)).toMatch(/^(22P02|22003|22007|22008|PGRST100)$/);
});

test.each([
  'name=eq.((((',
  'name=eq.)',
  'name=eq."',
  'name=eq.,',
  'name=eq.{',
  'name=eq.{a',
  'name=eq.\\',
  'name=in.(()',
  'name=in.("a)',
  'name=not.eq.((((',
  'name=eq.true',
  'name=eq.12',
  'name=eq.{a}',
  'name=eq.%7B"a":1%7D',
  'time=eq.(',
  'id=in.()',
])('any text may be compared with a text: %s', async (filter) => {
  expect([filter, (await ask(filter)).status]).toEqual([filter, 200]);
});
