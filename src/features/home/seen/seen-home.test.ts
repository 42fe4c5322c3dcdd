import { expect, test } from 'vitest';
import { listedFields, only } from '#domain/event/seen-rows.ts';
import { stubLocalStorage } from '#tests/fixtures/browser/local-storage.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { rememberHome, seenHome } from './seen-home.ts';

const stored = stubLocalStorage();

const event = only(
  eventRow({ id: 'e1', name: 'Noite no galpão', date: '2026-11-29' }),
  listedFields,
);
const patch = { id: 'p1', nome: 'Primeira Missão', imagem_url: '', desenho: null, para: null };

test('what was painted is shown at the next start, until the day is over', () => {
  const content = { counts: { events: 12, teams: 5 }, events: [event], patches: [patch] };
  rememberHome(content);
  expect(seenHome('2026-11-29')).toEqual(content);
  expect(seenHome('2026-11-30')).toEqual({ ...content, events: undefined });
});

test('[S4] only what the rows show is stored', () => {
  const row = { ...event, created_by: 'ana', briefing: '<p>secreto</p>' };
  rememberHome({ counts: {}, events: [row] });
  expect([...stored.keys()]).toEqual(['qg.seen.home']); // removed with every `qg.seen.*`
  expect([...stored.values()].join()).not.toMatch(/ana|secreto/);
});

test.each(['', '{', 'null', '[]', '{"version":0}', '{"version":1}'])('%s is ignored', (text) => {
  stored.set('qg.seen.home', text);
  expect(seenHome('2026-11-29')).toEqual({ counts: {} });
});
