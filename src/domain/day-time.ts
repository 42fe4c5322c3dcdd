/** Whether the text is a real day; 30 February is not. @param text YYYY-MM-DD */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === text;
}

/** Spec 1 §5: HH:MM or HH:MM:SS on a 24-hour clock, cut to HH:MM; undefined for anything else. */
export function readTime(typed: string): string | undefined {
  const found = /^([01]\d|2[0-3]):([0-5]\d)(:[0-5]\d)?$/.exec(typed.trim());
  return found ? `${found[1]}:${found[2]}` : undefined;
}
