import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { rpcName } from '#local/door/rpc-name.ts';
import { openTestBackend } from '../../open-test-backend.ts';
import { codeOf, raw } from '../raw-request.ts';

/** A caller must not control the cost of a read. */
let backend: Backend;
beforeAll(async () => {
  backend = await openTestBackend();
}, 120_000);
afterAll(() => backend.close());

const problemOf = (method: string, target: string) => {
  const [path = '', query = ''] = target.split('?');
  const asked = rpcName(method, `/rest/v1/${path}`, new URLSearchParams(query));
  return typeof asked === 'string' ? undefined : asked.code;
};

test.each([
  'airsoft_events',
  'airsoft_events?select=*&briefing=match.^(.%2B)(.%2B)(.%2B)\\3\\2\\1$',
  'airsoft_events?or=(briefing.match.a,name.eq.b)',
  'event_teams?select=*,airsoft_events(event_teams(airsoft_events(event_teams(*))))',
  'operators?select=id,c:operator_contacts(w:whatsapp)',
  'operators?select=id&limit=99999999',
  'event_operators_safe?select=*&order=id&offset=1000',
  'operators?__proto__=a',
  'rpc',
  'rpc/sync_pull/x',
  'rpc/Sync',
  'rpc/x-y',
  `rpc/${'x'.repeat(64)}`,
  '',
])('[hole S5] [hole N1] %s is not offered', (target) => {
  for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']) {
    expect([method, problemOf(method, target)]).toEqual([method, 'PGRST125']);
  }
});

test('an rpc is called by POST, without a query', () => {
  expect(problemOf('POST', 'rpc/sync_pull')).toBeUndefined();
  expect(problemOf('GET', 'rpc/sync_pull')).toBe('PGRST101');
  expect(problemOf('POST', 'rpc/sync_pull?select=*')).toBe('PGRST100');
});

test('[hole S5] refused in words that repeat nothing and name no table', async () => {
  const answer = await raw(backend, '/rest/v1/notes?select=*,secret_neighbour(*)');
  expect([answer.status, codeOf(answer)]).toEqual([404, 'PGRST125']);
  expect(answer.text).not.toMatch(/secret|notes|relationship/);
});
