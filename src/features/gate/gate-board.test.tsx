// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { stubHeights } from '#tests/fixtures/browser/heights.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { GateBoard } from './gate-board.tsx';

const at = vi.hoisted(() => ({ term: '', people: [{}], tone: 'yes' }));
vi.mock('./use-gate.ts', () => ({ useGate: () => ({ event: eventRow({ id: 'e' }), list: {} }) }));
vi.mock('./use-gate-phone.ts', () => ({ useGatePhone: () => 'd' }));
vi.mock('./use-gate-taps.ts', () => ({
  useGateTaps: () => ({ answer: { key: 1, tone: at.tone, name: 'Ana', text: 'Chegou 08:12' } }),
}));
vi.mock('./teams/use-team-arrival.ts', () => ({ useTeamArrival: () => undefined }));
vi.mock('./list/use-shown-people.ts', () => ({ useShownPeople: () => at }));
vi.mock('./list/gate-people.tsx', () => ({ GatePeople: () => null }));
vi.mock('./frame/gate-top.tsx', () => ({ GateTop: () => null }));
vi.mock('./frame/gate-ready.tsx', () => ({ GateReady: () => 'Pronto' }));
vi.mock('./frame/gate-controls.tsx', () => ({
  GateControls: ({ name }: { name: string }) => <p>Avulso: {name}</p>,
}));
vi.mock('./person/person-sheet.tsx', () => ({ PersonSheet: () => null }));

beforeEach(() => void stubHeights());

function said(now: Partial<typeof at>): string {
  Object.assign(at, now);
  const event = eventRow({ id: 'e' });
  showForm(
    <GateBoard event={event} scope={null} now="" again={undefined} onAgainOver={undefined} />,
  );
  return document.querySelector('.gate-bar')!.textContent;
}

test('while nobody is found the last green answer is not shown under it, and the name goes to the walk-in', () => {
  expect(said({ term: 'Ana' })).toBe('AnaChegou 08:12Avulso: ');
  expect(said({ term: ' Zeca ', people: [] })).toBe('ProntoAvulso: Zeca');
  expect(said({ tone: 'no' })).toContain('Chegou 08:12'); // why no walk-in is taken
  expect(said({ term: '', people: [], tone: 'yes' })).toBe('AnaChegou 08:12Avulso: ');
});
