// @vitest-environment jsdom
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { emptyEvent } from '#domain/event-form.ts';
import { showForm, walkRules } from '#tests/fixtures/form-screen.tsx';
import { CreateEventForm } from './create-event-form.tsx';

const sent = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('./use-save-event.ts', () => ({ useCreateEvent: () => sent }));
vi.mock('./use-undo-toast.ts', () => ({ useUndoToast: () => () => {} }));
vi.mock('./use-find-place.ts', () => ({
  useFindPlace: () => ({ finding: { said: '' }, forget: () => {} }),
}));
vi.mock('./unsaved-event.tsx', () => ({ UnsavedEvent: () => null }));
vi.mock('./arena-picker.tsx', () => ({ ArenaPicker: () => null }));
vi.mock('./patch-details.tsx', () => ({ PatchDetails: () => null }));
vi.mock('#live/use-sync-status.ts', () => ({ useSyncStatus: () => ({ expired: false }) }));
vi.mock('#live/use-upload-picture.ts', () => ({
  useUploadPicture: (_: string, { onChange }: { onChange: (url: string) => void }) => ({
    write: onChange,
  }),
}));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a href="/events">{children}</a>,
}));
type Editor = { value: string; onChange: (html: string) => void; error: string | undefined };
/** jsdom has no selection to edit in; what it says about itself is a field's. */
vi.mock('./briefing-editor.tsx', () => ({
  BriefingEditor: ({ value, onChange, error }: Editor) => (
    <>
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
  teams_count: '2',
  max_op: '40',
};

test('the rules of an event', async () => {
  const start = { event_id: 'e1', values: emptyEvent, base: emptyEvent, restored: false };
  const screen = showForm(
    <CreateEventForm
      start={start}
      today="2026-11-22"
      draft_key="event:new"
      refused={undefined}
      pointPicker={undefined}
    />,
  );
  await walkRules(screen, {
    right,
    broken: [
      [{ name: 'Se' }, 'name', 'event_name_too_short'],
      [{ name: 'S'.repeat(121) }, 'name', 'text_too_long'],
      [{ date: '' }, 'date', 'date_invalid'],
      [{ date: '31/02/2027' }, 'date', 'date_invalid'],
      [{ date: '21/11/2026' }, 'date', 'date_past'],
      [{ time: '' }, 'time', 'time_invalid'],
      [{ time: '24:00' }, 'time', 'time_invalid'],
      [{ location: 'Aqui' }, 'location', 'location_too_short'],
      [{ location: 'x'.repeat(201) }, 'location', 'text_too_long'],
      [{ latitude: '90,1' }, 'latitude', 'latitude_invalid'],
      [{ latitude: '-90.1' }, 'latitude', 'latitude_invalid'],
      [{ latitude: 'ao sul' }, 'latitude', 'latitude_invalid'],
      [{ latitude: '' }, 'latitude', 'latitude_invalid'],
      [{ longitude: '180,1' }, 'longitude', 'longitude_invalid'],
      [{ longitude: '' }, 'longitude', 'longitude_invalid'],
      [{ briefing: '<p>123456789</p>' }, 'briefing', 'briefing_too_short'],
      [{ briefing: `<p>${'x'.repeat(20_000)}</p>` }, 'briefing', 'text_too_long'],
      [{ banner: 'http://exemplo.com/capa.webp' }, 'banner', 'banner_url_invalid'],
      [{ patch: 'capa.webp' }, 'patch', 'patch_url_invalid'],
      [{ teams_count: '101' }, 'teams_count', 'teams_count_invalid'],
      [{ teams_count: 'dez' }, 'teams_count', 'teams_count_invalid'],
      [{ max_op: '5001' }, 'max_op', 'max_op_invalid'],
      [{ max_op: '-1' }, 'max_op', 'max_op_invalid'],
    ],
    sent,
  });
  expect(sent).toHaveBeenCalledWith({
    ...emptyEvent,
    ...right,
    date: '2026-11-23',
  });
});

test('the day of a saved event may be over; another one may not', async () => {
  sent.mockClear();
  const values = { ...emptyEvent, ...right, date: '2026-11-02' };
  const start = { event_id: 'e1', values, base: values, restored: false };
  const screen = showForm(
    <CreateEventForm
      start={start}
      today="2026-11-22"
      draft_key="event:new"
      refused={undefined}
      pointPicker={undefined}
    />,
  );
  await screen.submit();
  expect(sent).toHaveBeenCalledOnce();
  await walkRules(screen, {
    right: { date: '22/11/2026' },
    broken: [[{ date: '03/11/2026' }, 'date', 'date_past']],
    sent: sent.mockClear(),
  });
});
