// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import type { WalkInProps } from '../walk-in/walk-in.tsx';
import { GateControls } from './gate-controls.tsx';

const [scanned, typed] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock('../scan/use-pass-key.ts', () => ({ usePassKey: () => undefined }));
vi.mock('../scan/use-scanned-pass.ts', () => ({ useScannedPass: () => ({ answer: scanned }) }));
vi.mock('../scan/use-typed-pass.ts', () => ({ useTypedPass: typed }));
vi.mock('../scan/scan-link.tsx', () => ({ ScanLink: () => null }));
vi.mock('../walk-in/walk-in.tsx', () => ({ WalkIn: () => null }));

test('a pass that a scanner types over the list is answered, and leaves nothing in the search', () => {
  const onOver = vi.fn();
  const props = { gate: { event: eventRow({ id: 'e' }) }, device_id: 'd', now: '', onOver };
  showForm(<GateControls {...(props as unknown as WalkInProps)} />);
  const [onText] = typed.mock.lastCall! as [(text: string) => void];
  onText('QG1:6BF');
  expect(onOver).toHaveBeenCalledOnce();
  expect(scanned).toHaveBeenCalledExactlyOnceWith('QG1:6BF');
});
