// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyEvent, type EventForm } from '#domain/event/form/event-form.ts';
import { event_form } from '#i18n/pt-BR/event-form.ts';
import { showForm, walkRules } from '#tests/fixtures/browser/form-screen.tsx';
import { CreateEventForm } from './create-event-form.tsx';
import { PeopleFields } from './fields/people-fields.tsx';
import { useEventForm } from './use-event-form.ts';

const sent = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./use-save-event.ts', () => ({ useCreateEvent: () => sent }));
vi.mock('#entities/form/use-undo-toast.ts', () => ({ useUndoToast: () => () => {} }));
vi.mock('./fields/use-find-place.ts', () => ({
  useFindPlace: () => ({ finding: { said: '' }, forget: () => {} }),
}));
vi.mock('./draft/unsaved-event.tsx', () => ({ UnsavedEvent: () => null }));
vi.mock('./fields/arena-picker.tsx', () => ({ ArenaPicker: () => null }));
vi.mock('./series/repeat-fields.tsx', () => ({ RepeatFields: () => null }));
vi.mock('./fields/patch-details.tsx', () => ({ PatchDetails: () => null }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useSyncStatus: () => ({ expired: false }),
}));
const uploaded = vi.hoisted(() => vi.fn());
vi.mock('#live/outbox/use-upload-picture.ts', () => ({
  useUploadPicture: (bucket: string, { onChange }: { onChange: (url: string) => void }) => {
    uploaded(bucket);
    return { write: onChange };
  },
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/events">{children}</a>,
  useRouter: () => ({ history: {} }),
}));
type Editor = {
  value: string;
  onChange: (html: string) => void;
  facts: object;
  error: string | undefined;
};
const assisted = vi.hoisted(() => vi.fn());
/**
 * jsdom has no selection, so a plain field stands for the editor, with the same label and error.
 */
vi.mock('./briefing/briefing-editor.tsx', () => ({
  BriefingEditor: ({ value, onChange, facts, error }: Editor) => (
    <>
      {assisted(facts)}
      <input
        id="briefing"
        name="briefing"
        aria-label="briefing"
        aria-invalid={error ? true : undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id="briefing-error">{error}</p>
    </>
  ),
}));

const right = {
  name: 'Operação Serra',
  date: '23/11/2026',
  time: '09:30',
  location: 'Fazenda Boa Vista',
  latitude: '-23,55',
  longitude: '-46.63',
  briefing: '<p>Leve água e óculos.</p>',
  banner: 'https://exemplo.com/capa.webp',
  patch: '',
  patch_name: '',
  teams_count: '2',
  max_op: '40',
};

const showEvent = (values: EventForm) =>
  showForm(
    <CreateEventForm
      start={{ event_id: 'e1', values, base: values, restored: false }}
      today="2026-11-22"
      now="2026-11-22T12:00:00Z"
      copy_of={undefined}
      draft_key="event:new"
      refused={undefined}
      pointPicker={undefined}
    />,
  );

test('the rules of an event', async () => {
  const screen = showEvent({ ...emptyEvent, patch_for: 'came' });
  await walkRules(screen, {
    right,
    broken: [
      [{ name: 'Se' }, 'name', 'event_name_too_short'],
      [{ name: 'S'.repeat(121) }, 'name', 'letters_over'],
      [{ date: '' }, 'date', 'date_invalid'],
      [{ date: '31/02/2027' }, 'date', 'date_invalid'],
      [{ date: '21/11/2026' }, 'date', 'date_past'],
      [{ time: '' }, 'time', 'time_invalid'],
      [{ time: '24:00' }, 'time', 'time_invalid'],
      [{ location: 'Aqui' }, 'location', 'location_too_short'],
      [{ location: 'x'.repeat(201) }, 'location', 'letters_over'],
      [{ patch_name: 'x'.repeat(81) }, 'patch_name', 'letters_over'],
      [{ latitude: '90,1' }, 'latitude', 'latitude_invalid'],
      [{ latitude: '-90.1' }, 'latitude', 'latitude_invalid'],
      [{ latitude: 'ao sul' }, 'latitude', 'latitude_invalid'],
      [{ latitude: '' }, 'latitude', 'latitude_invalid'],
      [{ longitude: '180,1' }, 'longitude', 'longitude_invalid'],
      [{ longitude: '' }, 'longitude', 'longitude_invalid'],
      [{ briefing: '<p>123456789</p>' }, 'briefing', 'briefing_too_short'],
      [{ briefing: `<p>${'x'.repeat(19_994)}</p>` }, 'briefing', 'letters_over'],
      [{ banner: 'http://exemplo.com/capa.webp' }, 'banner', 'https_needed'],
      [{ patch: 'capa.webp' }, 'patch', 'patch_url_invalid'],
      [{ patch_name: 'x' }, 'patch_name', 'profile_name_too_short'],
      [{ teams_count: '101' }, 'teams_count', 'teams_count_invalid'],
      [{ teams_count: 'dez' }, 'teams_count', 'teams_count_invalid'],
      [{ max_op: '5001' }, 'max_op', 'max_op_invalid'],
      [{ max_op: '-1' }, 'max_op', 'max_op_invalid'],
    ],
    sent,
  });
  expect(sent).toHaveBeenCalledWith(
    {
      ...emptyEvent,
      ...right,
      patch_for: 'came',
      date: '2026-11-23',
    },
    ['2026-11-23'],
  );
});

test('the day of a saved event may be over; another one may not', async () => {
  sent.mockClear();
  const values = { ...emptyEvent, ...right, date: '2026-11-02' };
  const screen = showEvent(values);
  await screen.submit();
  expect(sent).toHaveBeenCalledOnce();
  await walkRules(screen, {
    right: { date: '22/11/2026' },
    broken: [[{ date: '03/11/2026' }, 'date', 'date_past']],
    sent: sent.mockClear(),
  });
});

test('both pictures belong to the organiser: only administrators may write the bucket of patches', () => {
  showEvent(emptyEvent);
  expect(new Set(uploaded.mock.calls.flat())).toEqual(new Set(['event-images']));
});

test('the assistant gets the valid fields of the event; a wrong day or number is left out', () => {
  const screen = showEvent({ ...emptyEvent, ...right, date: '2026-11-23', game_mode: '5X5' });
  const facts = {
    name: 'Operação Serra',
    location: 'Fazenda Boa Vista',
    game_mode: '5X5',
    date: '2026-11-23',
    max_op: 40,
  };
  expect(assisted.mock.lastCall).toEqual([facts]);
  screen.type({ max_op: 'dez', date: '31/02/2027' });
  expect(assisted.mock.lastCall).toEqual([{ ...facts, date: '', max_op: 0 }]);
});

test.each([true, false])(
  'a list that closed because it is full (%s) says so',
  (closed_because_full) => {
    function Desk() {
      const form = useEventForm({
        start: { event_id: 'e1', values: emptyEvent, base: emptyEvent, restored: false },
        today: '2026-11-22',
        onInvalid: () => {},
        onSubmit: sent,
      });
      return <PeopleFields form={form} closed_because_full={closed_because_full} />;
    }
    showForm(<Desk />);
    const { closed_because_full: full, registration_closed_hint: hint } = event_form.field;
    const shown = document.body.textContent;
    expect([shown.includes(full), shown.includes(hint)]).toEqual([
      closed_because_full,
      !closed_because_full,
    ]);
  },
);
