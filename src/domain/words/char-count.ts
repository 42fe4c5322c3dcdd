/**
 * Characters as PostgreSQL counts them (code points), so that a limit means the same on both sides.
 */
export const charCount = (text: string): number => Array.from(text).length;
