// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { form } from '#i18n/pt-BR/form.ts';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import { problems } from '#i18n/pt-BR/problems.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import AgendaSheets from './agenda-sheets.tsx';

const drafts = vi.hoisted(() => new Map<string, object>());
vi.mock('#live/account-context.ts', () => {
  const meta = {
    get: async (key: string) => drafts.get(key),
    put: async (draft: object, key: string) => drafts.set(key, draft),
    delete: async (key: string) => drafts.delete(key),
  };
  const account = { local: { db: { meta } } };
  return { useAccount: () => account };
});
vi.mock('#actions/use-act.ts', () => ({ useAct: () => vi.fn() }));
vi.mock('#actions/use-send-form.ts', () => ({ useSendForm: () => ({}) }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => [] }));
vi.mock('#live/rows/use-replica-rows.ts', () => ({ useReplicaRows: () => [] }));
vi.mock('@tanstack/react-router', () => ({
  useRouter: () => ({ history: { block: () => () => {} } }),
}));

const entry = { id: 'e1', team_id: 't1', kind: 'agenda_event', data: { title: 'Treino' } };

test('a text stays when its entry is deleted meanwhile; it is discarded by its writer, with its draft', async () => {
  const onClose = vi.fn(() => screen.leave()); // closed, it keeps no draft any more
  const given = { asked: [], open: { is: 'briefing', id: 'e1' }, onClose };
  const sheets = (events: object[]) => (
    <AgendaSheets {...({ ...given, events } as unknown as Parameters<typeof AgendaSheets>[0])} />
  );
  drafts.set('draft:briefing:e1', {
    values: { objectives: 'Tomar a ponte' },
    base: { objectives: '' },
  });
  const screen = showForm(sheets([entry]));
  await act(async () => {});
  const text = () => document.querySelector<HTMLTextAreaElement>('[name=objectives]')!.value;
  expect(text()).toBe('Tomar a ponte');
  screen.again(sheets([]));
  expect(text()).toBe('Tomar a ponte');
  expect(document.body.textContent).toContain(problems.refused.agenda_event_not_found);
  const buttons = [...document.querySelectorAll<HTMLElement>('dialog footer button')];
  expect(buttons.map((one) => one.textContent)).toEqual([form.draft.discard]);
  await act(async () => buttons[0]!.click());
  expect(onClose).toHaveBeenCalled();
  expect(drafts.size).toBe(0);
});

const refused = (name: string, change: object) => ({
  id: 'm1',
  name,
  label: 'Treino',
  args: { id: 'e1', team_id: 't1', ...change },
});

async function corrected(is: 'edit' | 'briefing', record: object) {
  const given = { asked: [], events: [], team: { id: 't1' }, now: '2026-11-27T12:00:00.000Z' };
  const open = { is, id: 'e1', refused: record };
  const props = { ...given, open, onClose: vi.fn() };
  showForm(<AgendaSheets {...(props as unknown as Parameters<typeof AgendaSheets>[0])} />);
  await act(async () => {});
  expect(document.body.textContent).toContain(problems.refused.agenda_event_not_found);
}

test('a text that was refused is shown though its entry is gone', async () => {
  const record = refused('save_briefing@1', {
    patch: { objectives: 'Tomar a ponte' },
    base: { objectives: '' },
  });
  await corrected('briefing', record);
  const text = document.querySelector<HTMLTextAreaElement>('[name=objectives]')!;
  expect(text.value).toBe('Tomar a ponte');
});

test('a change of an entry that is gone can be a new one, with what was typed', async () => {
  const record = refused('update_agenda_event@1', {
    patch: { location: 'Campo 2' },
    base: { location: 'Campo 1' },
  });
  await corrected('edit', record);
  const value = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!.value;
  expect([value('title'), value('location')]).toEqual(['Treino', 'Campo 2']);
  expect(document.querySelector('dialog footer [type=submit]')).not.toBeNull();
});

test('what was typed into the correction of an entry comes back though the entry is gone', async () => {
  const typed = { title: 'Treino', location: 'Campo 3' };
  drafts.set('draft:agenda:e1:m1', { values: typed, base: { title: 'Treino' } });
  await corrected('edit', refused('update_agenda_event@1', { patch: {}, base: {} }));
  const location = document.querySelector<HTMLInputElement>('[name=location]')!;
  expect(location.value).toBe('Campo 3');
});

test('who deletes an entry is told how many said yes to it', async () => {
  const question = async (...said: string[]) => {
    const attendees = said.map((status, n) => ({ user_id: `u${n}`, name: 'Ana', status }));
    const events = [{ ...entry, data: { ...entry.data, attendees } }];
    const given = { asked: [], events, open: { is: 'delete', id: 'e1' }, onClose: vi.fn() };
    showForm(<AgendaSheets {...(given as unknown as Parameters<typeof AgendaSheets>[0])} />);
    await act(async () => {});
    return document.querySelector('dialog')!.textContent;
  };
  const { body } = team_agenda.delete;
  expect(await question('confirmed', 'declined', 'confirmed')).toContain(
    `2 já confirmaram. ${body}`,
  );
  expect(await question('confirmed')).toContain(`1 já confirmou. ${body}`);
  const none = await question('pending');
  expect(none).toContain(body);
  expect(none).not.toContain('confirm');
});
