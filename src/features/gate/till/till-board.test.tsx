// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { gateEntries, gateList } from '#domain/attendance/gate-list.ts';
import { refusesTaps, stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { checkInRow, eventRow, operatorRow, stationRow } from '#tests/fixtures/samples/rows.ts';
import { TillBoard } from './till-board.tsx';

vi.mock('#entities/age/use-now.ts', () => ({ useNow: () => '' }));
vi.mock('#live/account-context.ts', () => ({ usePerson: () => null }));
vi.mock('../board/use-station-answers.ts', () => ({ useStationAnswers: () => ({}) }));
vi.mock('../frame/gate-back-head.tsx', () => ({ GateBackHead: () => null }));
vi.mock('../frame/gate-ready.tsx', () => ({ GateReady: () => null }));
vi.mock('../gate-answer-bar.tsx', () => ({ GateAnswerBar: () => null }));
vi.mock('../use-list-age.ts', () => ({ useListAge: () => '' }));

test('[law 1] when another phone takes a payment, who has not paid takes no tap until they were looked at', () => {
  const grow = stubHeights();
  const top = vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300);
  const list = gateList(gateEntries([operatorRow({ id: 'ana', event_id: 'e', name: 'Ana' })]), [
    checkInRow({ id: 'm', data: { operator_id: 'ana' } }),
  ]);
  const gate = { event: eventRow({ id: 'e' }), list, scope: {}, unsent: 0 };
  showForm(<TillBoard gate={gate as never} found={{ records: [] } as never} device_id="d" />);
  grow(900);
  expect(refusesTaps('.gate-row')).toBe(false);
  top.mockReturnValue(350);
  grow(950);
  expect(refusesTaps('.gate-row')).toBe(true);
});

test('[law 1] who paid at another phone stands where they were until the screen rests', () => {
  const names = () => [...document.querySelectorAll('.gate-row')].map((row) => row.textContent);
  const people = ['Ana', 'Bia'].map((name) => operatorRow({ id: name, event_id: 'e', name }));
  const marks = people.map(({ id }) => checkInRow({ id, data: { operator_id: id } }));
  const list = gateList(gateEntries(people), marks);
  const gate = { event: eventRow({ id: 'e' }), list, scope: {}, unsent: 0 };
  const board = (records: unknown[]) => (
    <TillBoard gate={gate as never} found={{ records } as never} device_id="d" />
  );
  const { again } = showForm(board([]));
  expect(names()).toEqual(['Ana', 'Bia']);
  again(
    board([
      stationRow({ id: 'p', data: { operator_id: 'Ana', station: 'payment', method: 'pix' } }),
    ]),
  );
  expect(names()).toEqual(['Ana', 'Bia']);
});
