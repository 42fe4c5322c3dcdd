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
  unkept:
    'Con señal, los próximos juegos aparecen aquí, pero no se guarda nada: entrar, inscribirse y usar la app sin señal no es posible. Libera espacio, o abre el sitio en el navegador del teléfono.',
  unkept_waiting:
    '{count} {{acciones esperan|acción espera|acciones esperan}} su envío en este aparato. No borres los datos del sitio.',
} satisfies Translation['no_events'];
