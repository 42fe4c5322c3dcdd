import type { Translation } from '../i18n-types.ts';

export const patch = {
  list_failed: 'No se pudieron cargar los parches',
  load_failed: 'Error al cargar parches',
  redeem: {
    done: '¡Parche canjeado!',
    refused: 'No se pudo canjear el parche',
    available_failed: 'Error al cargar los parches disponibles',
    collection_failed: 'Error al cargar tu colección de parches',
    unavailable: 'El canje por código no está disponible',
    login_required: 'Inicia sesión para canjear parches',
    code_required: 'Escribe un código de canje',
    check_failed: 'Error al comprobar el código de canje',
  },
} satisfies Translation['patch'];
