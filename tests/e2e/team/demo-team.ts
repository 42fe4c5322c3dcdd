import { createHash } from 'node:crypto';

/** The id of a row of the demo: the same in every database (supabase/seed/300_teams.sql). */
export function demoId(name: string): string {
  const hex = createHash('md5').update(`qg-airsoft demo ${name}`).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
  ];
  return [...parts, hex.slice(20)].join('-');
}

export const demoTeam = (name: string): string => demoId(`team ${name}`);
