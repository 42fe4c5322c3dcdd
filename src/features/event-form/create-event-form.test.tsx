// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event/form/event-form.ts';
import { form as form_words } from '#i18n/pt-BR/form.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { CreateEventForm } from './create-event-form.tsx';

const world = vi.hoisted(() => ({ create: vi.fn(), desk: vi.fn(), unsaved: vi.fn() }));
vi.mock('./use-save-event.ts', () => ({
  useCreateEvent: (desk: object) => {
    world.desk(desk);
    return world.create;
  },
}));
vi.mock('./draft/unsaved-event.tsx', () => ({
  UnsavedEvent: (props: object) => {
    world.unsaved(props);
    return null;
  },
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/events">{children}</a>,
  useRouter: () => ({ history: {} }),
}));
vi.mock('./fields/event-fields.tsx', () => import('#tests/fixtures/browser/two-event-fields.tsx'));

const typed = {
  ...emptyEvent,
  name: 'Serra',
  date: '2026-12-01',
  time: '09:30',
  location: 'Fazenda Boa Vista',
  briefing: '<p>Leve água e óculos.</p>',
};
beforeEach(() => {
  vi.clearAllMocks();
  useToastStore.setState({ shown: null, behind: [] });
});
const show = (restored: boolean, refused?: object) =>
  showForm(
    <CreateEventForm
      start={{ event_id: 'e1', values: typed, base: emptyEvent, restored }}
      today="2026-11-22"
      now="2026-11-22T12:00:00Z"
      draft_key="event:new"
      refused={refused as never}
      copy_of={undefined}
      pointPicker={undefined}
    />,
  );
const shown = () => document.body.textContent;
const discard = () => {
  const buttons = [...document.querySelectorAll('button')];
  const { discard: text } = form_words.draft;
  act(() => buttons.find(({ textContent }) => textContent === text)!.click());
};

test('a new event is created under its own id, in the place of one that was refused', async () => {
  const screen = show(false, { id: 'm1' });
  expect(world.desk.mock.lastCall![0]).toMatchObject({
    event_id: 'e1',
    draft_key: 'event:new',
    refused: [{ id: 'm1' }],
  });
  expect(world.unsaved.mock.lastCall![0]).toMatchObject({ event_id: 'e1', base: emptyEvent });
  expect(shown()).not.toContain('closed because full');
  expect(shown()).not.toContain(form_words.draft.restored);
  await screen.submit();
  expect(world.create.mock.calls).toEqual([[typed, ['2026-12-01']]]);
  show(false);
  expect(world.desk.mock.lastCall![0]).toMatchObject({ refused: [] });
});

test('the reason of a failure is shown until the next attempt', async () => {
  const screen = show(false);
  act(() => void world.desk.mock.lastCall![0].onFailed('sem espaço'));
  expect(shown()).toContain('sem espaço');
  await screen.submit();
  expect(shown()).not.toContain('sem espaço');
});

test('a draft can be discarded for an empty form, and brought back', () => {
  const screen = show(true);
  expect(shown()).toContain(form_words.draft.restored);
  discard();
  expect(screen.field('name').value).toBe('');
  expect(shown()).not.toContain(form_words.draft.restored);
  act(() => useToastStore.getState().shown!.action!.run());
  expect(screen.field('name').value).toBe('Serra');
  expect(shown()).toContain(form_words.draft.restored);
});
