import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { ScopeState } from '#sync/device/device-database.ts';
import { useListAge } from './use-list-age.ts';

const DAY_MS = 24 * 3_600_000;
const clock = vi.hoisted(() => ({ clock_offset_ms: 0 }));
vi.mock('#live/freshness/use-sync-status.ts', () => ({
  useClockOffset: () => clock.clock_offset_ms,
}));
beforeAll(() => loadLocale('pt-BR'));

const NOW = '2026-11-26T10:45:00.000Z'; // of the server; 07:45 in Brazil

function Age({ synced_at }: { synced_at: number }) {
  return useListAge({ synced_at } as ScopeState, NOW);
}
const age = (synced_at: number) =>
  renderToStaticMarkup(
    <TypesafeI18n locale="pt-BR">
      <Age synced_at={synced_at} />
    </TypesafeI18n>,
  );

test.each([0, 400 * DAY_MS, -90 * 60_000])(
  'a list of five minutes ago has its hour, also on a phone whose clock is %d ms behind',
  (behind) => {
    clock.clock_offset_ms = behind;
    expect(age(Date.parse(NOW) - 5 * 60_000 - behind)).toBe('lista de 07:40');
  },
);
