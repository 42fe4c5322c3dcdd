import { expect, test } from 'vitest';
import { adChanges, adColumns, adFormOf, adProblems, emptyAd, type AdForm } from './ad-form.ts';

const right: AdForm = {
  ...emptyAd,
  title: 'Loja do Tiro',
  sponsor_name: 'Tiro Certo',
  link_url: 'https://tirocerto.example/airsoft',
};

test.each<[Partial<AdForm>, string, string]>([
  [{ title: ' ' }, 'title', 'required'],
  [{ title: 'L' }, 'title', 'ad_text_too_short'],
  [{ sponsor_name: 'x'.repeat(121) }, 'sponsor_name', 'text_too_long'],
  [{ link_url: 'http://tirocerto.example' }, 'link_url', 'https_needed'],
  [{ link_url: 'http://localhost/a/b' }, 'link_url', 'https_needed'],
  [{ link_url: 'tirocerto' }, 'link_url', 'url_invalid'],
  [{ image_url: 'ftp://tirocerto.example/a.png' }, 'image_url', 'banner_url_invalid'],
  [{ priority: '1001' }, 'priority', 'ad_priority_invalid'],
  [{ priority: '-1' }, 'priority', 'ad_priority_invalid'],
  [{ start_date: '31/02' }, 'start_date', 'date_invalid'],
  [{ start_date: '2026-11-28', end_date: '2026-11-27' }, 'end_date', 'ad_end_before_start'],
])('%j: %s is %s', (given, field, code) => {
  expect(adProblems({ ...right, ...given })).toEqual([{ field, code }]);
});

test('a right form has no problem, and goes back and forth', () => {
  expect(adProblems({ ...right, priority: '1000' })).toEqual([]);
  expect(adFormOf(adColumns(right))).toEqual(right);
});

test('only what changed is sent, with what was seen in it', () => {
  expect(adChanges(right, right)).toBeUndefined();
  expect(adChanges(right, { ...right, priority: '5', link_url: '' })).toEqual({
    patch: { priority: 5, link_url: null },
    base: { priority: 0, link_url: right.link_url },
  });
});
