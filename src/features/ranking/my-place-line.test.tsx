import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import TypesafeI18n from '#i18n/i18n-react.tsx';
import { loadLocale } from '#i18n/i18n-util.sync.ts';
import type { MyPlace, RankingTab } from '#sync/calls/rankings/operators-ranking.ts';
import { MyPlaceLine } from './my-place-line.tsx';

beforeAll(() => loadLocale('pt-BR'));

const mine: MyPlace = {
  place: 143,
  of: 1204,
  next: { place: 142, missing: 12 },
  score: 40,
  events_count: 2,
  experience: '0.5',
  teams_count: 1,
  organized_events: 0,
};
const line = (own: MyPlace | null, tab: RankingTab) =>
  renderToStaticMarkup(
    <TypesafeI18n locale="pt-BR">
      <MyPlaceLine mine={own} tab={tab} onWhy={() => {}} onShow={undefined} />
    </TypesafeI18n>,
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('the line says my place of how many, and what is missing to the one before', () => {
  expect(line(mine, 'overall')).toBe('143º Você 40 pontos de 1.204 faltam 12 pontos para o 142º');
  const one = { ...mine, next: { place: 142, missing: 1 } };
  expect(line(one, 'events')).toBe('143º Você 2 eventos de 1.204 falta 1 evento para o 142º');
});

test('without points it says how to get in', () => {
  expect(line(null, 'overall')).toBe('Jogue e faça o check-in para entrar.');
  expect(line(null, 'teams')).toBe('Você ainda não tem posição neste ranking.');
});
