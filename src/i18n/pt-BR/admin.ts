import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §8, administration; §6, its guard. */
export const admin = {
  denied: 'Acesso negado',
  denied_detail: 'Você não tem permissão para acessar a área administrativa',
  people_failed: 'Erro ao carregar usuários',
  patches_of_failed: 'Erro ao carregar patches do usuário',
  choice_required: 'Selecione um usuário e um patch',
  assign_failed: 'Erro ao atribuir patch ao usuário',
  assigned: 'Patch "{name:string}" atribuído a {user:string}',
  codes: {
    load_failed: 'Erro ao carregar códigos de patches',
    generated: '{count:number} códigos gerados com sucesso!',
    generate_failed: 'Falha ao gerar {count:number} códigos',
    export_failed: 'Erro ao exportar CSV',
    exported: 'CSV exportado com sucesso',
    copied: 'Código copiado!',
    copy_failed: 'Erro ao copiar código',
  },
} satisfies BaseTranslation;
