import type { Translation } from '../i18n-types.ts';

export const briefing = {
  made: 'Briefing written by AI!',
  failed: 'Could not write the briefing: {message}',
  empty: 'The API returned no valid briefing.',
  fields_required: 'Fill in name, place, date and game mode to write the briefing.',
} satisfies Translation['briefing'];
