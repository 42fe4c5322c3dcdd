import type { Translation } from '../i18n-types.ts';

export const no_events = {
  none: 'Ningún evento programado por ahora.',
  none_action: 'Crear evento',
  no_match: 'Ningún evento con “{term}”.',
  no_match_action: 'Limpiar búsqueda',
  no_match_filtered: 'Ningún evento con “{term}” y estos filtros.',
  none_filtered: 'Ningún evento con estos filtros.',
  never_synced: 'Los eventos llegan con la primera señal. Después quedan aquí, incluso sin ella.',
  never_synced_action: 'Intentar de nuevo',
  older: 'Buscar en juegos más antiguos',
} satisfies Translation['no_events'];
