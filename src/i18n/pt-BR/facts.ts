import type { BaseTranslation } from '../i18n-types.ts';

/** What a player decides on, and how to pay. */
export const facts = {
  label: 'Sobre o jogo',
  price: 'Preço',
  hours: 'Check-in e término',
  gate: 'Check-in às {time:string}',
  ends: 'termina às {time:string}',
  ends_next: 'termina às {time:string} do dia seguinte',
  limits: 'Limites',
  everybody: 'Todas as classes',
  others: 'Demais classes',
  joules: '{joules:string} J',
  fps: '{fps:number} FPS',
  bring: 'O que levar',
  place_for_registered: 'Quem se inscreve vê o endereço.',
  place_not_said: 'O organizador ainda não informou o endereço.',
  contact: 'Contato do organizador',
  contact_for_registered: 'Quem se inscreve vê o número.',
  pix: {
    title: 'Pagar com Pix',
    direct: 'O pagamento é direto ao organizador; o app não cobra nada.',
    for_registered: 'Inscritos veem a chave Pix, se o organizador usar Pix.',
    key: 'Chave',
    receiver: 'Recebe',
    show: 'Mostrar QR',
    hide: 'Fechar QR',
    qr: 'QR do pagamento',
    copy: 'Copiar código Pix',
    copied: 'Código Pix copiado',
    open_amount: 'Sem valor no código: combine com o organizador.',
  },
} satisfies BaseTranslation;
