import type { BaseTranslation } from '../i18n-types.ts';

/**
 * Mutations of this device that were lost or can't be sent: by a restored database, a deleted
 * account, a cleared browser.
 */
export const lost = {
  more: 'e mais {count:number}',
  discard: 'Descartar',
  restored: {
    title: 'Perdidas na restauração do servidor',
    body: 'O servidor voltou a uma cópia mais antiga e não conhece mais estas ações, que ele já tinha confirmado. Envie de novo o que ainda vale.',
    overtaken: 'Você fez outra coisa sobre isto depois. Confira antes de enviar de novo.',
    partial:
      'Os números de WhatsApp de outras pessoas já saíram deste aparelho: você os digita de novo na correção.',
    chip: 'Confirmada e perdida',
    send: 'Enviar de novo',
    send_all: 'Enviar todas de novo',
    sent: 'De volta à fila de envio',
    discard_title: 'Descartar o que se perdeu?',
    discard_body:
      'O servidor não conhece mais isto. Descartado, não será enviado e não dá para desfazer.',
    notice: 'O servidor foi restaurado',
    notice_detail:
      '{count:number} {{ações suas já confirmadas se perderam|ação sua já confirmada se perdeu|ações suas já confirmadas se perderam}}. Dá para enviar de novo.',
  },
  stranded: {
    title: 'De uma conta que não existe mais',
    body: 'A conta {who:string} não existe mais no servidor. O que ela deixou neste aparelho não tem como ser enviado: leve uma cópia ou descarte.',
    unknown: 'que usou este aparelho antes',
    waiting: 'Não enviadas',
    confirmed: 'Confirmadas antes de a conta sumir',
    download: 'Baixar cópia',
    copy: 'Copiar tudo',
    discard_title: 'Descartar o que esta conta deixou?',
    discard_body: 'Tudo o que ela deixou neste aparelho some e não dá para desfazer.',
    notice: 'Ficou algo de uma conta que não existe mais',
    notice_detail:
      '{count:number} {{ações ficaram|ação ficou|ações ficaram}} neste aparelho e não têm como ser enviadas.',
  },
  cleared: {
    title: 'Os dados deste aparelho foram apagados',
    body: '{count:number} {{ações ainda não enviadas podem ter se perdido|ação ainda não enviada pode ter se perdido|ações ainda não enviadas podem ter se perdido}}. Confira e, se faltar, faça de novo.',
    understood: 'Entendi',
  },
  see: 'Ver em Pendências',
  storage: {
    title: 'Os dados deste aparelho pararam de responder',
    detail:
      'Abrimos a página de novo. O que já estava guardado continua aqui; confira o que você digitou por último.',
  },
  app_files: {
    title: 'O app não abre mais sem sinal',
    detail: 'Falta espaço neste aparelho para guardar o app. Libere espaço e abra o app com sinal.',
  },
  language: {
    title: 'Este idioma ainda não está neste aparelho',
    detail: 'Escolha de novo quando houver sinal.',
  },
} satisfies BaseTranslation;
