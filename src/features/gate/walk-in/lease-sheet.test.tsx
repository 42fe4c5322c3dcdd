// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { gate } from '#i18n/pt-BR/gate.ts';
import type { AirsoftEvent } from '#sync/records/airsoft-event.ts';
import { showForm, typeInto } from '#tests/fixtures/browser/form-screen.tsx';
import { countVectors } from '#tests/fixtures/typed/count-vectors.ts';
import { LeaseSheet } from './lease-sheet.tsx';

const ask = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => ask }));
vi.mock('./use-lease.ts', () => ({ useLease: () => undefined }));

test('places are held as they were typed, and what can’t be is said', () => {
  const event = { id: 'e1', name: 'Serra' } as AirsoftEvent;
  const onClose = vi.fn();
  for (const [typed, count] of countVectors) {
    vi.clearAllMocks();
    showForm(
      <LeaseSheet event={event} device_id="d" now="" viewer="organiser" onClose={onClose} />,
    );
    const field = document.querySelector('input')!;
    act(() => typeInto(field, typed));
    expect(field.value).toBe(typed);
    const hold = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === gate.lease.hold,
    )!;
    act(() => hold.click());
    if (count === null || (count >= 0 && count <= 500)) {
      const args = { event_id: 'e1', ...(count !== null && { places: count }) };
      expect(ask).toHaveBeenCalledExactlyOnceWith('lease_places@1', args, expect.anything());
      expect(onClose).toHaveBeenCalledOnce();
    } else {
      expect(ask).not.toHaveBeenCalled();
      expect(document.body.textContent).toContain('Informe um número inteiro de 0 a 500');
    }
  }
});
