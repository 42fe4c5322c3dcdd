import { describe, expect, test } from 'vitest';
import { addOperator, registration } from '../acts.ts';
import { databaseOfFile } from '../database.ts';
import { drawnTeams } from './drawn-teams-acts.ts';

const db = await databaseOfFile();
const its = await drawnTeams(db);

describe('who comes after the draw', () => {
  test('has no team while the list is open again; then the smallest one, and nobody moves', async () => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(5);
      await its.close(event);
      expect(await its.draw()).toBe(5);
      const first = await its.teamsOf(event);
      expect(await its.sizes(event)).toEqual([3, 2]);
      expect(await its.open(event)).toBe('applied');
      for (const person of its.people.slice(5, 8)) await addOperator(db, person, { event });
      const leaves = { operator_id: first[0]!.ids[0], event_id: event };
      expect(await its.act('remove_participant@1', leaves)).toBe('applied');
      expect(await its.draw()).toBe(0);
      expect(await its.sizes(event)).toEqual([2, 2]);
      await its.close(event);
      expect(await its.draw()).toBe(3);
      expect((await its.sizes(event)).toSorted((a, b) => a - b)).toEqual([3, 4]);
      const second = await its.teamsOf(event);
      const stayed = first[0]!.ids.slice(1);
      expect(second[0]!.ids).toEqual(expect.arrayContaining(stayed));
      expect(second[1]!.ids).toEqual(expect.arrayContaining(first[1]!.ids));
      expect(await its.draw()).toBe(0);
    });
  });

  test('as a walk-in gets the smaller team', async () => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(3);
      await its.startsIn(event, '-1 minute');
      expect(await its.draw()).toBe(3);
      const came = registration(event, { name: 'Zélia', came_at: new Date().toISOString() });
      expect(await its.act('walk_in@1', came)).toBe('applied');
      expect(await its.draw()).toBe(1);
      expect(await its.sizes(event)).toEqual([2, 2]);
    });
  });
});

describe('a split that a person made', () => {
  const save = (event: string, base_split_rev: number, operator_ids: string[]) =>
    its.act('save_event_teams@1', {
      event_id: event,
      seed: 7,
      base_split_rev,
      teams: [{ id: crypto.randomUUID(), name: 'Equipe 1', operator_ids }],
    });

  test('before the list closed is left alone, with those who are in none of its teams', async () => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(3);
      const ids = await its.idsOf(event);
      expect(await save(event, 0, ids.slice(1))).toBe('applied');
      await its.close(event);
      await its.startsIn(event, '-1 minute');
      expect(await its.draw()).toBe(0);
      expect(await its.teamsOf(event)).toEqual([{ name: 'Equipe 1', ids: ids.slice(1) }]);
      expect(await its.rowOf(event)).toEqual({ split_seed: 7, split_rev: 1 });
    });
  });

  test('without a signal, before the draw that it did not know, replaces it and stays', async () => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(4);
      const ids = await its.idsOf(event);
      await its.startsIn(event, '-1 minute');
      expect(await its.draw()).toBe(4);
      expect(await save(event, 0, ids.slice(0, 3))).toBe('applied');
      expect(await its.draw()).toBe(0);
      expect(await its.teamsOf(event)).toEqual([{ name: 'Equipe 1', ids: ids.slice(0, 3) }]);
      expect(await save(event, 0, ids)).toBe('split_changed');
    });
  });

  test('by moving somebody of a drawn one is a person’s from then on', async () => {
    await db.trial('postgres', async () => {
      const event = await its.eventOf(4);
      await its.close(event);
      await its.draw();
      const [operator_id] = await its.idsOf(event);
      const out = { operator_id, event_id: event, event_team_id: null };
      expect(await its.act('move_participant@1', out)).toBe('applied');
      expect(await its.draw()).toBe(0);
      expect((await its.sizes(event)).toSorted((a, b) => a - b)).toEqual([1, 2]);
    });
  });
});
