// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { validation } from '#i18n/pt-BR/validation.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { useToastStore } from '#ui/overlay/toast-store.ts';
import { waiting } from '#i18n/pt-BR/waiting.ts';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { FullEvent, MyPlaceInLine } from './waiting-panel.tsx';

const asked = vi.hoisted(() => vi.fn());
const profile = vi.hoisted(() => ({ name: '' }));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => asked }));
vi.mock('@tanstack/react-router', () => ({ Link: 'a', useNavigate: () => () => {} }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => ({ id: 'p1', name: '' }) }));
vi.mock('#live/rows/use-live-record.ts', () => ({
  useLiveRecord: () => ({ state: 'present', row: profile }),
}));
const mine = vi.hoisted(() => ({ offered: undefined as object | undefined }));
vi.mock('#live/event/use-waiting-line.ts', async (original) => ({
  ...(await original<object>()),
  useWaitingLine: () => ({ line: [], mine: mine.offered }),
}));

beforeAll(() => {
  loadLocale('pt-BR');
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

/** Presses 'Entrar na fila' as a person with this name. */
function join(name: string): void {
  profile.name = name;
  const page = document.createElement('div');
  const event = { id: 'e1', name: 'Serra', waiting_count: 0 } as AirsoftEvent;
  act(() =>
    createRoot(page).render(
      <TypesafeI18n locale="pt-BR">
        <FullEvent event={event} />
      </TypesafeI18n>,
    ),
  );
  act(() => page.querySelector('button')!.click());
}

test('a name that the waiting list refuses is reported, with the way to correct it', () => {
  join('Jô');
  expect(asked).not.toHaveBeenCalled();
  expect(useToastStore.getState().shown?.detail).toBe(validation.registration_name_too_short);
  join('Joana');
  expect(asked).toHaveBeenCalledOnce();
});

test('a full event, whose header says that, says who waits and nothing twice', () => {
  showForm(<FullEvent event={eventRow({ id: 'e1', waiting_count: 2 })} />);
  expect(document.querySelector('[role=status]')!.textContent).toBe(
    `2 pessoas esperam uma vaga.${waiting.join}`,
  );
});

test('a place that is held for me leaves the orange button to the way in, which leads to the same form', () => {
  const until = '2026-11-22T12:00:00Z';
  mine.offered = { id: 'w1', rev: 1, data: { status: 'offered', offered_until: until } };
  const event = { id: 'e1', name: 'Serra', waiting_count: 1 } as AirsoftEvent;
  showForm(<MyPlaceInLine event={event} now="2026-11-22T10:00:00Z" />);
  const [accept] = document.querySelectorAll('a.btn');
  expect(accept!.textContent).toBe(waiting.accept);
  expect(document.querySelector('.btn-primary')).toBeNull();
  mine.offered = undefined;
});
