// @vitest-environment jsdom
import { useForm, useStore } from '@tanstack/react-form';
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import { fieldByField } from '#domain/form/form-merge.ts';
import { putValues } from '../put-values.ts';
import { useFollowForm } from './use-follow-form.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

const first = { name: 'Operação', time: '09:00', place: 'Campo' };
const merge = fieldByField(first);
type Values = typeof first;

/** @param typed between the paint of what others changed and its taking over */
function Form({ theirs, typed }: { theirs: Values; typed?: Partial<Values> }) {
  const form = useForm({ defaultValues: first });
  const mine = useStore(form.store, ({ values }) => values);
  useFollowForm({ merge, first, mine, theirs, put: (...news) => putValues(form, ...news) });
  useLayoutEffect(() => putValues(form, { ...form.state.values, ...typed }), [form, typed]);
  return JSON.stringify(mine);
}

test('what is typed while another’s change arrives stays', () => {
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() => root.render(<Form theirs={first} />));
  act(() =>
    root.render(<Form theirs={{ ...first, place: 'Campo de lá' }} typed={{ time: '10:45' }} />),
  );
  expect(JSON.parse(page.textContent)).toEqual({ ...first, place: 'Campo de lá', time: '10:45' });
  // in the same field it is a conflict
  const both = { ...first, place: 'Campo de lá', name: 'Nome de lá' };
  act(() => root.render(<Form theirs={both} typed={{ name: 'Nome daqui' }} />));
  expect(JSON.parse(page.textContent)).toMatchObject({ name: 'Nome daqui', time: '10:45' });
});
