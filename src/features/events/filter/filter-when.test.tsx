// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { filter } from '#i18n/pt-BR/filter.ts';
import { events } from '#i18n/pt-BR/events.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { FilterWhen } from './filter-when.tsx';

const onSearch = vi.fn();
const search = { q: '', sort: 'date' } as const;
const choose = (value: string) =>
  act(() => {
    const select = document.querySelector('select')!;
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
const NONE = { when: undefined, from: undefined, to: undefined };

test('beside the list the periods are one row, with the same choices as in the sheet', () => {
  showForm(<FilterWhen search={search} onSearch={onSearch} slim={false} />);
  const words = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(words).toContain(events.filter.weekend);
  showForm(<FilterWhen search={{ ...search, when: 'weekend' }} onSearch={onSearch} slim />);
  expect([...document.querySelectorAll('option')].map(({ text }) => text)).toEqual(words);
  choose('today');
  choose('range');
  choose('any');
  expect(onSearch.mock.calls).toEqual([[{ when: 'today' }], [{ when: undefined }], [NONE]]);
});

test('a range of days says that it is one', () => {
  showForm(<FilterWhen search={{ ...search, from: '2026-12-01' }} onSearch={onSearch} slim />);
  expect(document.querySelector('select')!.selectedOptions[0]!.text).toBe(filter.day.range);
});
