// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { usePlace } from '#entities/place/place-store.ts';
import { loadAllLocales } from '#i18n/i18n-util.sync.ts';
import { wordsIn } from '#served/words/words.ts';
import { eventRow as servedRow } from '#served/pages/events-body.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { eventRow } from '#tests/fixtures/samples/rows.ts';
import { EventListRow } from './event-list-row.tsx';

vi.mock('@tanstack/react-router', () => ({
  Link: ({ children }: { children: ReactNode }) => <a>{children}</a>,
}));
loadAllLocales();
const now = '2026-11-22T12:00:00Z';
const factsOf = (markup: string) => {
  const page = document.createElement('div');
  page.innerHTML = markup;
  return [...page.querySelector('.facts')!.children].map(({ textContent }) =>
    textContent.replaceAll(/\s+/g, ' ').trim(),
  );
};

/** The facts of a row, by the app and in a served page. */
function facts(price_cents: number | null, locale: 'pt-BR' | 'en' | 'es' = 'pt-BR') {
  const event = eventRow({ id: 'e1', price_cents });
  showForm(<EventListRow event={event} now={now} />, locale);
  const app = document.body.innerHTML;
  const served = servedRow({ event, now, locale, LL: wordsIn(locale), signed_in: false });
  return { app: factsOf(app), served: factsOf(served.text) };
}

test.for([
  [4000, 'pt-BR', 'R$ 40'],
  [4050, 'pt-BR', 'R$ 40,50'],
  [0, 'pt-BR', 'Grátis'],
  [4000, 'en', 'R$40'],
  [0, 'es', 'Gratis'],
] as const)(
  'a row says the price of %i centavos [%s]: %s, in the app as in the served page',
  (given) => {
    const [cents, locale, price] = given;
    const { app, served } = facts(cents, locale);
    expect(app.at(-1)).toBe(price);
    expect(served).toEqual(app);
  },
);

test('of an event that says no price, a row says none', () => {
  const { app, served } = facts(null);
  expect(app).toEqual(['Campo do Zé, Campinas', '09:00', 'MilSim']);
  expect(served).toEqual(app);
});

test('neither an icon of the place nor the room of a distance costs a line, as in the served page', () => {
  const event = eventRow({ id: 'e1', operators_count: 22, max_op: 48 });
  act(() => usePlace.setState({ has_room: true }));
  const reader = { now, locale: 'pt-BR', LL: wordsIn('pt-BR'), signed_in: false } as const;
  const served = servedRow({ ...reader, event, has_place: true }).text;
  showForm(<EventListRow event={event} now={now} />);
  const app = document.body.innerHTML;
  act(() => usePlace.setState({ has_room: false }));
  for (const row of [app, served]) {
    document.body.innerHTML = row;
    // an icon took the width in which most places fit one line of 360 px
    expect(document.querySelector('.facts')!.firstElementChild!.innerHTML).not.toContain('svg');
    const beside = document.querySelector('.capacity-track')!.closest('.facts')!;
    expect(beside.querySelector('.fact')?.className).toBe('fact min-w-24 invisible');
  }
});

test('offline, a row counts my registration that waits, as the page of the event does', () => {
  const event = eventRow({ id: 'e1', operators_count: 22, max_op: 48 });
  const counted = (unsent?: number) => {
    showForm(<EventListRow event={event} now={now} registration="queued" unsent={unsent} />);
    return [...document.querySelectorAll('.sr-only')].at(-1)?.textContent;
  };
  expect(counted(1)).toBe('23 de 48 vagas ocupadas');
  expect(counted()).toBe('22 de 48 vagas ocupadas');
});
