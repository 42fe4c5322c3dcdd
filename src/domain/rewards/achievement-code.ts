/** The catalogue in the order of its ids (supabase/schemas/rewards/achievements.sql). */
const CODES = [
  'squad_formed',
  'platoon',
  'company',
  'first_game',
  'regulars',
  'field_veterans',
  'first_victory',
  'winning_streak',
  'unbeaten',
  'one_month',
  'one_year',
  'regional_reference',
] as const;
export type AchievementCode = (typeof CODES)[number];

const IDS = /^5a000000-0000-4000-8000-0000000000(\d\d)$/;

/** The name of an achievement's texts; undefined for one that the app does not know yet. */
export function achievementCode(id: string): AchievementCode | undefined {
  const [, number] = IDS.exec(id) ?? [];
  return number === undefined ? undefined : CODES[Number(number) - 1];
}
