import type { Translation } from '../i18n-types.ts';

export const briefing = {
  made: '¡Briefing generado con IA!',
  failed: 'Error al generar el briefing: {message}',
  empty: 'La API no devolvió un briefing válido.',
  fields_required: 'Completa nombre, lugar, fecha y modo de juego para generar el briefing.',
} satisfies Translation['briefing'];
