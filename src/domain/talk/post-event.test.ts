import { expect, test } from 'vitest';
import { agendaLink } from '../agenda/agenda-link.ts';
import { contentOfEvent, eventOfPost, offeredEvents, textBesideEvent } from './post-event.ts';

const id = '11111111-2222-8333-a444-555555555555';
const address = `https://qg.example/event/${id}`;

test('a post about an event is read back as its note and its event', () => {
  const content = contentOfEvent(' Quem leva o rádio? ', address);
  expect(eventOfPost(content)).toMatchObject({ id, team_id: undefined });
  expect(textBesideEvent(content)).toBe('Quem leva o rádio?');
  expect(contentOfEvent('', address)).toBe(address);
  expect(textBesideEvent(address)).toBe('');
});

test.each([null, 'amanhã', 'https://qg.example/event/new', `${address}/edit`])(
  '%s speaks of no event',
  (content) => {
    expect(eventOfPost(content)).toBeUndefined();
    expect(textBesideEvent(content)).toBe(content ?? '');
  },
);

test('events are found by words of name and place, in any order, the next first', () => {
  const coming = [
    { name: 'Copa Trio', location: 'Contagem - MG', date: '2026-12-01' },
    { name: 'Operação Ferro', location: 'São Paulo - SP', date: '2026-12-02' },
  ];
  expect(offeredEvents(coming, 'sao operacao')).toEqual([coming[1]]);
  expect(offeredEvents(coming.toReversed(), ' ')).toEqual(coming);
});

test('an entry of the agenda of a team is an event too', () => {
  const team_id = '99999999-2222-8333-a444-555555555555';
  const link = agendaLink('https://qg.example', { id, team_id } as never);
  expect(eventOfPost(contentOfEvent('Treino', link))).toEqual({ address: link, id, team_id });
  expect(textBesideEvent(`Treino\n${link}`)).toBe('Treino');
});

test.each([
  '.',
  ',',
  ')',
  '!',
  '?',
  '…',
  '/',
  '?utm_source=whatsapp',
  '#',
  '#briefing',
  '?utm_source=x#a).',
  '),',
  '*',
  '_',
  '\u2069.',
])('an event is spoken of also where its address ends with %s', (end) => {
  const content = `Bora (${address}${end} amanhã`;
  expect(eventOfPost(content)).toMatchObject({ id });
  expect(textBesideEvent(content)).toBe('Bora  amanhã');
  expect(textBesideEvent(`${address}${end}`)).toBe('');
});

test('an address in bold letters of a chat, or between marks of direction, is one', () => {
  expect(textBesideEvent(`Bora *${address}*`)).toBe('Bora');
  expect(textBesideEvent(`\u2068${address}\u2069`)).toBe('');
});
