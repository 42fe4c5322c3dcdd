// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { team_agenda } from '#i18n/pt-BR/team-agenda.ts';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';
import { PeopleSheet } from './people-sheet.tsx';

const { people: words, roll } = team_agenda;
const world = vi.hoisted(() => ({ mutate: vi.fn(), act: vi.fn() }));
const member = (user_id: string, name: string, approved = true) => ({
  user_id,
  name,
  approved,
  created_at: '2026-11-01T12:00:00Z',
});
vi.mock('#live/team/use-team-rows.ts', () => ({
  useTeamMembers: () => ({
    state: 'present',
    rows: [member('a', 'Ana'), member('b', 'Bia'), member('c', 'Caio'), member('d', 'Davi', false)],
  }),
}));
vi.mock('#entities/team/use-member-pictures.ts', () => ({
  useMemberPictures: () => () => null,
  useMemberNames: () => (one: { user_id: string; name: string }) =>
    ({ b: 'Bia Rocha' })[one.user_id] ?? one.name,
}));
vi.mock('#actions/use-act.ts', () => ({ useAct: () => world.act }));
vi.mock('#actions/use-say.ts', () => ({ useSay: () => ({ notKept: vi.fn() }) }));
vi.mock('#actions/use-mutate.ts', () => ({ useMutate: () => world.mutate }));

const NOW = '2026-11-23T12:00:00.000Z';
const answer = (user_id: string, name: string, status: string) => ({ user_id, name, status });
const event = (start_date: string, more: object = {}) =>
  ({
    id: 'e1',
    team_id: 't1',
    kind: 'agenda_event',
    data: {
      title: 'Treino',
      location: 'Galpão',
      start_date,
      end_date: null,
      absent: ['b'],
      present: [],
      attendees: [answer('a', '', 'confirmed'), answer('b', 'Bia', 'declined')],
      ...more,
    },
  }) as never;
const show = (start_date: string, place = 'member', more: object = {}) =>
  showForm(
    <PeopleSheet
      event={event(start_date, more)}
      events={[]}
      team={{ name: 'Lobos', captain_id: 'x' } as never}
      me={{ user_id: 'a', name: 'Ana' } as never}
      place={place as never}
      now={NOW}
      onClose={vi.fn()}
    />,
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
async function message(name: string): Promise<string> {
  await act(async () => button(name)!.click());
  return document.querySelector('pre')!.textContent;
}
const text = () => document.body.textContent;
const LINK = `${location.origin}/team/t1/advanced?tab=events&event=e1`;

test('the message has everybody, who asks to join apart, and the link', async () => {
  show('2026-11-24T12:00:00Z');
  expect(await message(words.whatsapp)).toBe(
    `*Treino*\nLobos\nterça-feira, 24 de novembro, 09:00\nGalpão\n\n*Vão (1)*\n1. Ana\n\n*Não vão (1)*\n1. Bia Rocha\n\n*Sem resposta (1)*\n1. Caio\n\nResponda aqui: ${LINK}`,
  );
});

test('another message goes to who has not answered, while an answer still counts', async () => {
  show('2026-11-24T12:00:00Z');
  const text = await message(words.chase);
  expect(text).not.toContain('para');
  expect(text).toContain('*Sem resposta (1)*\n1. Caio');
  expect(text).not.toContain('Bia');
  show('2026-11-24T12:00:00Z', 'member', { quorum: 15 });
  expect(await message(words.chase)).toContain('Galpão\nFaltam 14 para 15\n\n*Sem resposta');
  show('2026-11-22T12:00:00Z');
  expect(button(words.chase)).toBeUndefined();
  expect((await message(words.whatsapp)).endsWith(`\n\n${LINK}`)).toBe(true);
});

test('who came to an entry that is over is told in the past', async () => {
  show('2026-11-22T12:00:00Z');
  expect(text()).toContain(words.past.title);
  expect(text()).not.toContain(words.title);
  expect(await message(words.whatsapp)).toContain('*Confirmados (1)*\n1. Ana\n\n*Não foram (1)*');
});

test('an officer calls the roll once it began: a tap marks, a tap on the mark takes it away', async () => {
  world.mutate.mockResolvedValue({ ok: true });
  show('2026-11-24T12:00:00Z', 'officer');
  expect(button(roll.all)).toBeUndefined();
  show('2026-11-22T12:00:00Z');
  expect(button(roll.all)).toBeUndefined();
  show('2026-11-22T12:00:00Z', 'officer');
  expect(document.querySelector('[role=status]')!.textContent).toBe(
    '0 vieram · 1 faltou · 2 sem marca',
  );
  // as they are called now, not when they answered
  const of = (name: string) => [
    ...document.querySelectorAll<HTMLElement>(`[role=group][aria-label="${name}"] button`),
  ];
  expect(of('Bia Rocha').map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  await act(async () => of('Ana')[0]!.click());
  await act(async () => of('Bia Rocha')[1]!.click());
  const place = { id: 'e1', team_id: 't1' };
  expect(world.mutate.mock.calls.map(([, args]) => args as object)).toEqual([
    { ...place, user_ids: ['a'], came: true },
    { ...place, user_ids: ['b'], came: null },
  ]);
  await act(async () => button(roll.all)!.click());
  expect(world.act.mock.calls[0]![1]).toEqual({ ...place, user_ids: ['a'], came: true });
});

test('who was not in the team yet is not among the silent, and can be marked all the same', async () => {
  show('2026-10-20T12:00:00Z', 'officer');
  expect(text()).not.toContain(words.pending.replace('{count:number}', '1'));
  expect(document.querySelector('[role=group][aria-label="Caio"]')).not.toBeNull();
  expect(await message(words.whatsapp)).not.toContain('Caio');
});

test('after the roll call its list says who came and, struck out, who did not; a member has the answers', async () => {
  const attendees = ['a', 'b', 'c'].map((id) => answer(id, id.toUpperCase(), 'confirmed'));
  const called = {
    present: ['a', 'd'],
    absent: ['b'],
    attendees: [...attendees, answer('d', 'Davi', 'declined')],
  };
  show('2026-11-22T12:00:00Z', 'officer', called);
  expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    'Vieram (2)',
    'Faltaram (1)',
    'Confirmados (1)',
    roll.title,
  ]);
  expect(document.querySelector('s')!.textContent).toBe('Bia Rocha');
  expect(await message(words.whatsapp)).toContain(
    '\n\n*Vieram (2)*\n1. A\n2. Davi\n\n*Faltaram (1)*\n1. ~Bia Rocha~\n\n*Confirmados (1)*\n1. C\n\n',
  );
  show('2026-11-22T12:00:00Z', 'member', { ...called, present: ['a'], absent: [] });
  expect(await message(words.whatsapp)).toContain('*Confirmados (3)*');
});
