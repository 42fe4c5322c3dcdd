import type { BaseTranslation } from '../i18n-types.ts';

/**
 * `refused`: one sentence per code with which the database refuses a mutation (Spec 1 §5, §8).
 * `generic`: title and message by kind of failure (Spec 1 §8, generic handler).
 */
export const problems = {
  refused: {
    not_signed_in: 'Você precisa estar logado para se inscrever em eventos',
    wrong_user: 'Esta ação foi guardada por outra conta. Entre com ela para enviar.',
    invalid_args: 'Por favor, verifique os dados informados.',
    not_allowed: 'Sua conta não tem permissão para isto.',
    user_not_found: 'Este usuário não existe mais.',
    last_admin: 'É preciso haver pelo menos um administrador.',
    event_not_found: 'Evento não encontrado',
    registration_closed: 'Inscrições Encerradas',
    event_past: 'Este evento já aconteceu.',
    already_registered: 'Este operador já está registrado neste evento',
    whatsapp_already_registered: 'Você já está inscrito neste evento com este número de WhatsApp',
    event_full: 'Este evento atingiu o número máximo de participantes',
    team_required: 'Selecione ou crie um time.',
    team_not_found: 'Este time não existe mais. Escolha outro ou crie um novo.',
    team_full: 'Este time já está completo. Escolha outro ou crie um novo.',
    team_name_taken: 'Erro ao criar novo time. Tente outro nome.',
    registration_not_found: 'Esta inscrição não existe mais.',
    event_started: 'O evento já começou. Fale com o organizador.',
    event_changed: 'O evento mudou enquanto você editava. Confira e salve de novo.',
    split_changed: 'Alguém sorteou as equipes antes. Confira a divisão atual.',
    patch_not_found: 'Patch não disponível para resgate',
    patch_already_owned: 'Este usuário já possui este patch',
    patch_not_owned: 'Este usuário não possui este patch.',
    patch_in_use:
      'Alguém já conquistou este patch: ele não pode mais ser excluído nem mudar de tipo.',
    patch_changed: 'O patch mudou enquanto você editava. Confira e salve de novo.',
    no_patch_without_code: 'Nenhum patch sem código encontrado',
    patch_code_invalid: 'Código de resgate inválido',
    patch_already_redeemed: 'Você já resgatou este patch',
    arena_not_found: 'Arena não encontrada',
    arena_changed: 'A arena mudou enquanto você editava. Confira e salve de novo.',
    team_gone: 'Equipe não encontrada',
    member_not_found: 'Este membro não está mais na equipe.',
    already_member: 'Esta pessoa já faz parte da equipe.',
    join_pending: 'A solicitação já foi enviada. O capitão ainda não respondeu.',
    captain_cannot_leave: 'O capitão não pode sair. Passe a capitania primeiro.',
    too_many_teams: 'Você já participa de equipes demais. Saia de uma para entrar em outra.',
    record_changed: 'Isto mudou enquanto você editava. Confira e salve de novo.',
    expired: 'Passou do prazo: a ação chegou tarde demais.',
    id_reused: 'Esta ação se confundiu com outra. Tente de novo.',
    duplicate: 'Isto já tinha sido feito.',
    too_many_requests: 'Muitas tentativas seguidas. Espere um pouco e tente de novo.',
    client_too_new: 'A base ainda não conhece esta versão do app. Enviaremos mais tarde.',
    client_too_old: 'Atualize o app para enviar. O que você fez está guardado.',
    internal: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
  },
  generic: {
    network: {
      title: 'Erro de conexão',
      message: 'Verifique sua conexão com a internet e tente novamente.',
    },
    auth: {
      title: 'Erro de autenticação',
      message: 'Sua sessão expirou. Por favor, faça login novamente.',
    },
    validation: {
      title: 'Erro de validação',
      message: 'Por favor, verifique os dados informados.',
    },
    not_found: {
      title: 'Não encontrado',
      message: 'O recurso solicitado não foi encontrado.',
    },
    server: {
      title: 'Erro no servidor',
      message: 'Ocorreu um erro inesperado. Tente novamente mais tarde.',
    },
    unknown: { title: 'Erro desconhecido', message: 'Ocorreu um erro inesperado.' },
  },
  not_saved: 'Não foi possível guardar neste aparelho. Nada foi enviado.',
} satisfies BaseTranslation;
