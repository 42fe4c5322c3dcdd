import type { Translation } from '../i18n-types.ts';

export const arena = {
  load_failed: 'Error al cargar los detalles de la arena',
  no_coordinates: 'No se pudieron obtener las coordenadas de esta arena',
  save_failed: 'Error al registrar la arena',
  save_failed_detail: 'Inténtalo de nuevo más tarde.',
  absent: 'Arena no encontrada',
  absent_detail: 'La arena que buscas no existe o fue eliminada.',
  coordinates_invalid: 'Coordenadas no válidas. Revisa los valores de latitud y longitud.',
  address_not_found:
    'No se encontraron coordenadas para esa dirección. Puedes introducirlas a mano.',
  address_required: 'Hace falta una dirección completa o coordenadas manuales.',
  not_allowed: 'Error de permiso: no tienes autorización para registrar arenas...',
  list_failed: 'Error al buscar las arenas registradas',
  choices_failed: 'No se pudo cargar la lista de arenas.',
  images_failed: 'Las imágenes no se enviaron. La arena se guardó sin ellas.',
  geocode_failed: 'Error al geocodificar la dirección',
} satisfies Translation['arena'];
