// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { sync } from '#i18n/pt-BR/sync.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { SignalLine } from './signal-line.tsx';

const device = vi.hoisted(() => ({ outbox: [] as object[], online: true }));
vi.mock('#live/outbox/use-outbox.ts', () => ({ useOutbox: () => device.outbox }));
vi.mock('#live/freshness/use-online.ts', () => ({ useOnline: () => device.online }));

const NOW = Date.now();
const line = (synced_at: number) => (
  <SignalLine talk={{ team: { id: 't1' } } as never} channel="general" synced_at={synced_at} />
);
const said = () => document.querySelector('.talk-line')!.textContent;
const asked = (status: string, channel: string) => ({
  id: `${status} ${channel}`,
  name: 'post_communication@1',
  status,
  args: { id: 'x', team_id: 't1', channel, type: 'message' },
});

beforeEach(() => {
  Object.assign(device, { outbox: [], online: true });
});

test('with a signal nothing is said', () => {
  device.outbox = [asked('queued', 'general')];
  showForm(line(NOW));
  expect(said()).toBe('');
});

test('without one, one line says so, how many of this channel are kept, and how old the others are', () => {
  device.online = false;
  const screen = showForm(line(NOW - 3 * 86_400_000));
  expect(said()).toMatch(new RegExp(`^${sync.status.offline}· de \\S`));
  device.outbox = [
    asked('queued', 'general'),
    asked('queued', 'events'),
    asked('acked', 'general'),
  ];
  screen.again(line(NOW - 3 * 86_400_000));
  expect(said()).toMatch(/^Sem sinal, 1 guardada· de \S/);
});
