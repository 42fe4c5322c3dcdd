import { beforeAll, describe, expect, test } from 'vitest';
import { shownEffects } from '#tests/fixtures/outbox/shown-effects.ts';
import { AT as at } from '#tests/fixtures/outbox/waiting-records.ts';
import { seededIds } from '#tests/fixtures/samples/seeded-ids.ts';
import { learnAll } from '../registry/registry.ts';

const LATER = '2099-01-01T12:00:00.000Z';
const nextId = seededIds(60);
const [ana, id, team_id, other] = [nextId(), nextId(), nextId(), nextId()];
const unseen = { rev: 0, sync_xid: 0 };
beforeAll(learnAll);
const shown = shownEffects(ana);
const record = (kind: string, data: object) => ({ id, team_id, kind, data, ...unseen });
const before = { created_at: at, updated_at: at };
const gone = [['team_records', undefined]];

const rank = {
  name: 'Cabo',
  description: null,
  level: 2,
  min_points: 10,
  min_events: 1,
  min_time_in_team: 30,
};
const event = {
  title: 'Treino',
  description: null,
  type: 'training' as const,
  location: 'Cotia',
  start_date: at,
  end_date: null,
};
const saved = {
  ...event,
  event_id: null,
  quorum: null,
  attendees: [],
  absent: [],
  present: [],
  briefing: null,
  report: null,
  created_by: ana,
  ...before,
};
const post = {
  channel: 'general' as const,
  type: 'poll' as const,
  title: 'Quando?',
  poll_options: ['Sábado', 'Domingo'],
  media_urls: [],
};
const posted = {
  ...post,
  content: '',
  author_id: ana,
  author_name: '',
  author_avatar_url: null,
  poll_results: [0, 0],
  my_vote: null,
  pinned: false,
  ...before,
};
const ally = { team1_id: team_id, team2_id: other, type: 'tactical' as const };
const proposed = { ...ally, status: 'pending', closed_by: null, ...before };

describe('what a team records', () => {
  test.each([
    ['create_rank@1', { ...rank }, 'rank', { ...rank, ...before }],
    [
      'create_agenda_event@1',
      { ...event, event_id: other, quorum: null },
      'agenda_event',
      { ...saved, event_id: other },
    ],
    ['post_communication@1', { ...post, content: null }, 'communication', posted],
    ['propose_alliance@1', { team2_id: other, type: 'tactical' }, 'alliance', proposed],
    [
      'claim_achievement@1',
      { achievement_id: other },
      'achievement',
      { achievement_id: other, earned_at: at },
    ],
  ] as const)('%s adds it once', (name, args, kind, data) => {
    const row = record(kind, data);
    const given = { id, team_id, ...args } as never;
    expect(shown(name, given)).toEqual([['team_records', row]]);
    const there = { ...row, rev: 3 };
    expect(shown(name, given, [there])).toEqual([['team_records', there]]);
  });

  const texts = {
    objectives: 'Chegar',
    equipment: 'Água',
    roles: null,
    strategy: null,
    notes: null,
  };
  const report = {
    summary: 'Foi',
    achievements: null,
    challenges: null,
    learnings: null,
    photos: [],
  };
  test.each([
    ['update_rank@1', { patch: { level: 3 }, base: {} }, 'rank', rank, { ...rank, level: 3 }],
    [
      'update_agenda_event@1',
      { patch: { title: 'Jogo' }, base: {} },
      'agenda_event',
      saved,
      { ...saved, title: 'Jogo' },
    ],
    [
      'update_agenda_event@1',
      { patch: { event_id: other }, base: { event_id: null } },
      'agenda_event',
      saved,
      { ...saved, event_id: other },
    ],
    [
      'update_agenda_event@1',
      { patch: { start_date: LATER }, base: { start_date: at } },
      'agenda_event',
      { ...saved, absent: [other], present: [ana] },
      { ...saved, start_date: LATER },
    ],
    [
      'save_briefing@1',
      { patch: { objectives: 'Chegar', equipment: 'Água' }, base: {} },
      'agenda_event',
      saved,
      { ...saved, briefing: texts },
    ],
    [
      'save_report@1',
      { patch: { summary: 'Foi bem' }, base: { summary: 'Foi' } },
      'agenda_event',
      { ...saved, report },
      { ...saved, report: { ...report, summary: 'Foi bem' } },
    ],
    [
      'set_attendance@1',
      { status: 'confirmed' },
      'agenda_event',
      saved,
      { ...saved, attendees: [{ user_id: ana, name: '', status: 'confirmed' }] },
    ],
    [
      'mark_absences@1',
      { user_ids: [other], came: false },
      'agenda_event',
      saved,
      { ...saved, absent: [other] },
    ],
    [
      'mark_absences@1',
      { user_ids: [other], came: true },
      'agenda_event',
      { ...saved, absent: [other, ana] },
      { ...saved, absent: [ana], present: [other] },
    ],
    [
      'mark_absences@1',
      { user_ids: [other], came: null },
      'agenda_event',
      { ...saved, absent: [other] },
      saved,
    ],
    ['pin_communication@1', { pinned: true }, 'communication', posted, { ...posted, pinned: true }],
    ['vote@1', { option: 1 }, 'communication', posted, { ...posted, my_vote: 1 }],
    [
      'answer_alliance@1',
      { accept: true },
      'alliance',
      proposed,
      { ...proposed, status: 'active' },
    ],
    [
      'answer_alliance@1',
      { accept: false },
      'alliance',
      proposed,
      { ...proposed, status: 'rejected', closed_by: team_id },
    ],
    [
      'cancel_alliance@1',
      {},
      'alliance',
      proposed,
      { ...proposed, status: 'rejected', closed_by: team_id },
    ],
    [
      'end_alliance@1',
      {},
      'alliance',
      proposed,
      { ...proposed, status: 'expired', closed_by: team_id },
    ],
  ] as const)('%s changes it, and nothing of another kind', (name, args, kind, was, is) => {
    const given = { id, team_id, ...args } as never;
    expect(shown(name, given, [record(kind, was)])).toEqual([['team_records', record(kind, is)]]);
    const another = record('contact', was);
    expect(shown(name, given, [another])).toEqual([['team_records', another]]);
    expect(shown(name, given)).toEqual(gone);
  });

  test('my attendance changes, and nobody else’s', () => {
    const of = (status: string) => [
      { user_id: other, name: 'Bia', status: 'declined' },
      { user_id: ana, name: 'Ana', status },
    ];
    const row = record('agenda_event', { ...saved, attendees: of('confirmed') });
    expect(shown('set_attendance@1', { id, team_id, status: 'pending' }, [row])).toEqual([
      ['team_records', record('agenda_event', { ...saved, attendees: of('pending') })],
    ]);
  });

  test('an entry that is moved keeps the answers, each with the start it was for, until it is answered or moved back', () => {
    const of = (...kept: object[]) =>
      [
        { user_id: ana, name: 'Ana', status: 'confirmed' },
        { user_id: other, name: 'Bia', status: 'pending' },
      ].map((one, n) => ({ ...one, ...kept[n] }));
    const at_ = (start_date: string, attendees: object[]) =>
      record('agenda_event', { ...saved, start_date, attendees });
    const [first, second] = ['2098-01-01T12:00:00.000Z', '2099-01-01T12:00:00.000Z'];
    const move = (start_date: string, row: ReturnType<typeof at_>) =>
      shown('update_agenda_event@1', { id, team_id, patch: { start_date }, base: {} }, [row]);
    const moved = at_(second, of({ answered_for: first }));
    expect(move(second, at_(first, of()))).toEqual([['team_records', moved]]);
    expect(move(LATER, moved)).toEqual([['team_records', at_(LATER, of({ answered_for: first }))]]);
    // the same instant, as the server spells it
    expect(move('2098-01-01T12:00:00+00:00', moved)).toEqual([
      ['team_records', at_('2098-01-01T12:00:00+00:00', of())],
    ]);
    expect(shown('set_attendance@1', { id, team_id, status: 'confirmed' }, [moved])).toEqual([
      ['team_records', at_(second, of())],
    ]);
  });

  test.each(['delete_rank@1', 'delete_agenda_event@1', 'delete_communication@1'] as const)(
    '%s removes it',
    (name) => expect(shown(name, { id, team_id }, [record('rank', rank)])).toEqual(gone),
  );
});
