// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { putValues } from '#entities/form/put-values.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm, type EventFormApi } from './use-event-form.ts';

const base = { ...emptyEvent, name: 'Serra', location: 'Fazenda Boa Vista' };
let form: EventFormApi;
function Form() {
  const made = useEventForm({
    start: { event_id: 'e1', values: base, base, restored: false },
    today: '2026-11-22',
    onInvalid: vi.fn(),
    onSubmit: vi.fn(),
  });
  useEffect(() => {
    form = made;
  });
  return (
    <made.Field name="name">
      {({ state }) => <output>{`${state.value} ${state.meta.isDirty}`}</output>}
    </made.Field>
  );
}

test('fields that another device changed are set, without counting as typed by this person', () => {
  showForm(<Form />);
  act(() => putValues(form, { ...base, name: 'Serra do Mar' }));
  expect(form.state.values).toEqual({ ...base, name: 'Serra do Mar' });
  expect(document.querySelector('output')?.textContent).toBe('Serra do Mar false');
});
