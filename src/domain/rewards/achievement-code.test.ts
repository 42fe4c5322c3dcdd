import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { team_achievements } from '#i18n/pt-BR/team-achievements.ts';
import { achievementCode } from './achievement-code.ts';

test('each achievement of the catalogue has a code, whose texts in Portuguese are those of its row', () => {
  const sql = readFileSync('supabase/schemas/rewards/achievements.sql', 'utf8');
  const rows = [...sql.matchAll(/^ {2}\('(\d\d)', '(.+?)', +'(.+?)', +'/gm)].map(
    ([, number, title, description]) => {
      const code = achievementCode(`5a000000-0000-4000-8000-0000000000${number}`);
      return { code, title, description };
    },
  );
  const { catalogue } = team_achievements;
  expect(rows).toEqual(Object.entries(catalogue).map(([code, texts]) => ({ code, ...texts })));
  expect(rows).toHaveLength(12);
});

test.each(['5a000000-0000-4000-8000-000000000013', '5b000000-0000-4000-8000-000000000001', ''])(
  'the id %j has no code',
  (id) => expect(achievementCode(id)).toBeUndefined(),
);
