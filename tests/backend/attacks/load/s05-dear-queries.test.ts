import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Backend } from '#local/backend.ts';
import { restProblem } from '#local/door/rest-call.ts';
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
  return restProblem(method, `/rest/v1/${path}`, new URLSearchParams(query))?.code;
};

test.each([
  'airsoft_events?select=*&briefing=match.^(.%2B)(.%2B)(.%2B)\\3\\2\\1$',
  'airsoft_events?briefing=imatch.a',
  'airsoft_events?briefing=not.match.a',
  'airsoft_events?briefing=like.*a*b*c*',
  'airsoft_events?briefing=ilike(any).{a,b}',
  'airsoft_events?briefing=fts.a',
  'airsoft_events?or=(briefing.match.a,name.eq.b)',
  'airsoft_events?and=(name.eq.b)',
  'airsoft_events?not.or=(name.eq.b)',
  'event_teams?select=id,operators(id)',
  'event_teams?select=*,airsoft_events(event_teams(airsoft_events(event_teams(*))))',
  'operators?select=...airsoft_events(name)',
  'operators?select=id,c:operator_contacts(w:whatsapp)',
  'operators?select=count()',
  'operators?select=name.count()',
  'operators?select=whatsapp::text',
  'operators?select=a->b',
  'operators?airsoft_events.name=eq.a',
  'operators?order=airsoft_events(name)',
  'operators?id=eq(any).{1,2}',
  'operators?id=cs.{1}',
  'operators?select=id&limit=99999999',
  'event_operators_safe?select=*&order=id&offset=1000',
  'operators?toString',
  'operators?__proto__=a',
  'operators?constructor',
])('[hole S5] %s is not offered', (target) => {
  expect(problemOf('GET', target)).toBe('PGRST100');
  expect(problemOf('DELETE', target)).toBe('PGRST100');
});

test.each([
  'operators?select=id,name&event_id=eq.01a1fe05&order=name.asc.nullslast,id&limit=20&offset=40',
  'operators?select=*&id=in.(1,2,3)&deleted_at=is.null&rev=gte.4',
  'operators?deleted_at=not.is.null',
  'advertisement_metrics?select=ad_id,views,clicks,created_by',
])('a plain read is offered: %s', (target) => expect(problemOf('GET', target)).toBeUndefined());

test('an rpc is called by POST, without a query', () => {
  expect(problemOf('POST', 'rpc/sync_pull')).toBeUndefined();
  expect(problemOf('GET', 'rpc/sync_pull')).toBe('PGRST101');
  expect(problemOf('POST', 'rpc/sync_pull?select=*')).toBe('PGRST100');
  expect(problemOf('POST', 'rpc/Sync')).toBe('PGRST125');
});

test('[hole S5] refused in words that repeat nothing and name no table', async () => {
  const answer = await raw(backend, '/rest/v1/notes?select=*,secret_neighbour(*)');
  expect([answer.status, codeOf(answer)]).toEqual([400, 'PGRST100']);
  expect(answer.text).not.toMatch(/secret|notes|relationship/);
});
