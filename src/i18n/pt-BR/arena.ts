import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §8, arenas. */
export const arena = {
  load_failed: 'Erro ao carregar detalhes da arena',
  no_coordinates: 'Não foi possível obter as coordenadas desta arena',
  save_failed: 'Erro ao cadastrar arena',
  save_failed_detail: 'Tente novamente mais tarde.',
  absent: 'Arena não encontrada',
  absent_detail: 'A arena que você está procurando não existe ou foi removida.',
  coordinates_invalid: 'Coordenadas inválidas. Verifique os valores de latitude e longitude.',
  address_not_found:
    'Não foi possível encontrar as coordenadas para o endereço informado. Considere usar coordenadas manuais.',
  address_required: 'É necessário fornecer um endereço completo ou coordenadas manuais.',
  not_allowed: 'Erro de permissão: Você não tem autorização para cadastrar arenas...',
  list_failed: 'Falha ao buscar arenas cadastradas',
  choices_failed: 'Não foi possível carregar a lista de arenas.',
  images_failed: 'As imagens não foram enviadas. A arena foi salva sem elas.',
  geocode_failed: 'Falha ao geocodificar endereço',
} satisfies BaseTranslation;
