import { expect, test } from 'vitest';
import type { LegalPages, LegalText } from './legal-text.ts';
import { legal as en } from '../en/legal.ts';
import { legal as es } from '../es/legal.ts';
import { legal as pt_BR } from '../pt-BR/legal.ts';

const shape = ({ sections }: LegalText) =>
  sections.map(({ text, points = [] }) => [text.length, points.length]);

test.each([
  ['en', en],
  ['es', es],
] as [string, LegalPages][])('%s has the same structure as pt-BR', (_, pages) => {
  expect(shape(pages.privacy)).toEqual(shape(pt_BR.privacy));
  expect(shape(pages.terms)).toEqual(shape(pt_BR.terms));
});

test('Spec 2 §1: for people of 18 and over; accounts inactive for over 2 years may be deleted after notice', () => {
  for (const page of [pt_BR.privacy, pt_BR.terms]) {
    const text = JSON.stringify(page);
    expect(text).toContain('para maiores de 18 anos');
    expect(text).toMatch(/sem uso por mais de 2 anos.{1,20}pode[m]? ser removidas?/);
  }
});
