import { afterEach, expect, test, vi } from 'vitest';
import { formatMonth, monthInitial } from './month-formats.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Sao_Paulo'])(
  'a month has its name on a device in %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(formatMonth('2026-11', 'pt-BR')).toBe('novembro de 2026');
    expect(formatMonth('2026-01', 'en')).toBe('January 2026');
    expect(monthInitial('2028-02', 'es')).toBe('F');
  },
);
