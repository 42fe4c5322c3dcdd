import { expect, test } from 'vitest';
import { i18nObject } from '#i18n/i18n-util.ts';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import { stationRow } from '#tests/fixtures/samples/rows.ts';
import { attentionWords } from './attention-words.ts';

test('of what two phones say differently, the station and who says what are named', () => {
  loadLocale('pt-BR');
  const paid = (device_id: string, method: 'cash' | 'pix') =>
    stationRow({
      id: device_id,
      data: { station: 'payment', method, device_id, staff_name: 'Diego' },
    });
  const about = [paid('d', 'cash'), paid('other', 'pix')];
  const said = attentionWords(
    { key: 'k', kind: 'differs', name: 'Ana', at: 0, about },
    { LL: i18nObject('pt-BR'), locale: 'pt-BR', device_id: 'd' },
  );
  expect(said.reason).toBe('Pagamento: Dinheiro (este aparelho) / Pix (aparelho de Diego)');
});
