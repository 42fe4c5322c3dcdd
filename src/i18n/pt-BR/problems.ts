import type { BaseTranslation } from '../i18n-types.ts';

/**
 * `refused`: one sentence per code with which the database refuses a mutation (Spec 1 §5, §8).
 * `answers`: one per code of a server function (Spec 1 §5, §8); `pictures`: why a file is not taken.
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
    whatsapp_invalid: 'WhatsApp em formato inválido',
    only_organizers_add: 'Unauthorized: Only event organizers can add participants',
    whatsapp_taken: 'Este número de WhatsApp já está cadastrado',
    whatsapp_code_invalid: 'Código inválido ou expirado. Por favor, verifique e tente novamente.',
    whatsapp_foreign: 'Só enviamos códigos para números do Brasil (+55).',
    advertisement_not_found: 'Este anúncio não existe mais.',
    event_not_found: 'Evento não encontrado',
    registration_closed: 'Inscrições Encerradas',
    event_past: 'Este evento já aconteceu.',
    event_date_past: 'A data e a hora não podem ficar no passado.',
    too_many_public_events:
      'Seus eventos públicos ocupam todo o espaço de uma conta. Exclua um, encurte os briefings ou deixe este privado.',
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
    rank_not_found: 'Esta patente não existe mais.',
    communication_not_found: 'Esta mensagem não existe mais.',
    alliance_exists: 'Já existe uma aliança ou proposta entre as duas equipes.',
    alliance_not_found: 'Esta aliança não existe mais.',
    alliance_not_pending: 'Esta proposta já foi respondida.',
    alliance_not_active: 'Esta aliança não está mais ativa.',
    achievement_not_found: 'Esta conquista não existe mais.',
    achievement_claimed: 'A equipe já reivindicou esta conquista.',
    achievement_not_complete: 'A equipe ainda não completou esta conquista.',
    agenda_event_not_found: 'Este evento da agenda não existe mais.',
    attendance_through_pending: 'Volte primeiro para pendente.',
    record_changed: 'Isto mudou enquanto você editava. Confira e salve de novo.',
    event_cancelled: 'Este evento foi cancelado.',
    event_postponed: 'Este evento foi adiado. A nova data ainda não foi definida.',
    already_waiting: 'Você já está na lista de espera.',
    event_not_full: 'Ainda há vagas: inscreva-se direto.',
    not_waiting: 'Esta pessoa não está mais na lista de espera.',
    name_and_whatsapp_required: 'Nome e WhatsApp são obrigatórios',
    gate_not_open: 'A entrada só abre 12 horas antes do evento.',
    team_limit: 'Você já criou um time neste evento.',
    team_not_empty: 'Só dá para excluir um time sem ninguém.',
    already_staff: 'Esta pessoa já ajuda neste evento.',
    too_many_staff: 'Este evento já tem 50 ajudantes.',
    staff_not_found: 'Esta pessoa não ajuda mais neste evento.',
    expired: 'Passou do prazo: a ação chegou tarde demais.',
    id_reused: 'Esta ação se confundiu com outra. Tente de novo.',
    duplicate: 'Isto já tinha sido feito.',
    too_many_requests: 'Muitas tentativas seguidas. Espere um pouco e tente de novo.',
    daily_limit: 'Você chegou ao limite de hoje para isto. Ficou guardado: tente de novo amanhã.',
    client_too_new: 'A base ainda não conhece esta versão do app. Enviaremos mais tarde.',
    client_too_old: 'Atualize o app para enviar. O que você fez está guardado.',
    captain_must_hand_over:
      'Passe a capitania da sua equipe a outra pessoa antes de excluir a conta.',
    organiser_has_events: 'Cancele ou exclua os seus próximos eventos antes de excluir a conta.',
    restored:
      'A base foi restaurada e pode ter perdido esta ação. Confira e, se faltar, tente de novo.',
    numbers_gone:
      'A base foi restaurada e perdeu esta ação. Os números de WhatsApp de outras pessoas já saíram deste aparelho: corrija, digite-os e envie.',
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
  answers: {
    unavailable: 'O serviço não está disponível agora. Tente de novo em alguns instantes.',
    briefing_needs_fields: 'Preencha nome, local, data e modo de jogo para gerar o briefing.',
    ai_not_configured: 'A geração por IA não está disponível aqui. Use o modelo de briefing.',
    ai_daily_limit: 'Você já gerou dez briefings hoje. Tente de novo amanhã.',
    ai_invalid_request: 'A requisição à IA é inválida.',
    ai_invalid_key: 'A chave da IA é inválida ou não tem permissão.',
    ai_model_not_found: 'O modelo de IA não foi encontrado.',
    ai_blocked: 'A IA bloqueou este conteúdo.',
    ai_busy: 'A IA está ocupada. Tente de novo em alguns instantes.',
    ai_unreachable:
      'Não foi possível conectar à IA. Verifique sua conexão com a internet e tente novamente.',
    ai_empty: 'A API não retornou um briefing válido.',
    address_not_found: 'Falha ao geocodificar endereço',
    geocode_unavailable:
      'A busca de endereços não está disponível agora. Informe as coordenadas manualmente.',
    whatsapp_not_configured: 'A verificação por WhatsApp não está disponível aqui.',
  },
  pictures: {
    file_too_large: 'Arquivo muito grande (máximo 5MB)',
    not_a_picture: 'Apenas imagens são permitidas',
    storage_full:
      'Suas imagens ocupam todo o espaço da sua conta (100 MB ou 200 imagens). Remova as que não usa mais e tente de novo.',
    unreadable:
      'Este aparelho não abre este tipo de imagem (HEIC, por exemplo). Escolha uma em JPEG, PNG ou WebP.',
    not_allowed: 'Você não pode enviar mais imagens para cá.',
    picture_too_big: 'Esta imagem tem pixels demais. Use uma menor.',
    picture_has_metadata:
      'Esta imagem contém mais do que a imagem, como o lugar onde foi tirada. Envie pelo app.',
  },
  /** A squad is all or nobody; this one's number is in already. */
  too_many_numbers:
    'Você já informou muitos números novos hoje. Tente amanhã, ou peça ao organizador para incluir.',
  friend_registered:
    'O número de {name:string} já está inscrito neste evento. Ninguém foi inscrito: corrija ou tire {name:string} e envie de novo.',
  not_saved: 'Não foi possível guardar neste aparelho. Nada foi enviado.',
  device_full:
    'Este aparelho está sem espaço. Nada foi enviado, e o que você digitou continua aqui: libere espaço e tente de novo.',
} satisfies BaseTranslation;
