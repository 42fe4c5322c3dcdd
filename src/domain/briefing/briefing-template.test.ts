import { describe, expect, test } from 'vitest';
import { briefingLink } from './briefing-html.ts';
import {
  briefingFromSections,
  briefingIsPossible,
  type BriefingFacts,
} from './briefing-template.ts';

const facts: BriefingFacts = {
  name: 'Operação Poeira',
  location: 'Campo da Serra, Atibaia - SP',
  date: '2026-12-05',
  game_mode: 'MilSim',
  max_op: 0,
};

/** The rule of `private.html_ok`. */
const TAGS = /<\/?(p|b|strong|i|em|u|s|h2|h3|ul|ol|li|blockquote)>|<br ?\/?>/g;

describe('briefingIsPossible', () => {
  test('with name, place, date and mode', () => expect(briefingIsPossible(facts)).toBe(true));
  test.each(['name', 'location', 'date', 'game_mode'] as const)('not without the %s', (field) => {
    expect(briefingIsPossible({ ...facts, [field]: field === 'name' ? '  ' : '' })).toBe(false);
  });
});

test('three letters are a name and a place', () => {
  expect(briefingIsPossible({ ...facts, name: 'Pó 1', location: 'Itu' })).toBe(true);
  expect(briefingIsPossible({ ...facts, name: 'Sol' })).toBe(true);
  expect(briefingIsPossible({ ...facts, name: 'Só' })).toBe(false);
  expect(briefingIsPossible({ ...facts, location: 'Ub' })).toBe(false);
});

test.each(['2026-13-45', '2026-02-31'])('there is no briefing for %s, which is no day', (date) =>
  expect(briefingIsPossible({ ...facts, date })).toBe(false),
);

describe('briefingFromSections', () => {
  test('a single line becomes a paragraph, several become a list', () => {
    const html = briefingFromSections([
      { title: 'Missão', lines: ['Tomar a base.'] },
      { title: 'Regras', lines: ['Óculos', 'Água'] },
    ]);
    expect(html).toBe(
      '<h2>Missão</h2><p>Tomar a base.</p><h2>Regras</h2><ul><li><p>Óculos</p></li><li><p>Água</p></li></ul>',
    );
  });

  test('typed text stays text, and the database accepts it', () => {
    const html = briefingFromSections([
      { title: 'A & B', lines: ['<img src=x onerror=alert(1)>', '</p><script>'] },
    ]);
    expect(html).toContain('A &amp; B');
    expect(html.replace(TAGS, '')).not.toMatch(/[<>]/);
  });
});

describe('briefingLink', () => {
  test.each([
    ['exemplo.com/regras', 'https://exemplo.com/regras'],
    [' https://exemplo.com/a b"c ', 'https://exemplo.com/a%20b%22c'],
    ['http://exemplo.com/?a="b"', 'http://exemplo.com/?a=%22b%22'],
  ])('%s becomes %s', (typed, link) => expect(briefingLink(typed)).toBe(link));

  test.each(['', 'javascript:alert(1)', 'data:text/html,x', 'regras', 'mailto:a@b.com'])(
    '%s is rejected',
    (typed) => expect(briefingLink(typed)).toBeNull(),
  );
});
