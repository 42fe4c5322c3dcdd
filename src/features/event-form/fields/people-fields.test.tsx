// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useEventForm } from '../use-event-form.ts';
import { PeopleFields } from './people-fields.tsx';

function Desk() {
  const form = useEventForm({
    start: { event_id: 'e1', values: emptyEvent, base: emptyEvent, restored: false },
    today: '2026-11-22',
    onInvalid: () => {},
    onSubmit: () => Promise.resolve(),
  });
  return <PeopleFields form={form} closed_because_full={false} />;
}

test.for([
  ['pt-BR', '0 = ilimitado', 'sorteio'],
  ['en', '0 = unlimited', 'drawn'],
  ['es', '0 = ilimitado', 'sortean'],
] as const)(
  '[%s] 0 teams is unlimited, and the hint says what that means for the split',
  (said) => {
    const [locale, ...words] = said;
    const { field } = showForm(<Desk />, locale);
    const hint = document.getElementById(field('teams_count').getAttribute('aria-describedby')!);
    for (const word of words) expect(hint!.textContent).toContain(word);
  },
);
