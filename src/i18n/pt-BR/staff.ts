import type { BaseTranslation } from '../i18n-types.ts';

/** Who helps at the gate, and has said so (field.md §5). */
export const staff = {
  title: 'Portaria',
  hint: 'Quem aceita vê a lista sem números e marca quem chegou.',
  waits: 'Aguardando resposta',
  helps: 'Aceitou',
  take_off: 'Tirar da portaria',
  taken_off: 'Tirado da portaria',
  take_off_refused: 'Não foi possível tirar da portaria',
  who: 'Quem ajuda na portaria',
  choose: 'Escolha um participante',
  ask: 'Pedir ajuda',
  was_asked: 'Pedido enviado',
  ask_refused: 'Não foi possível pedir ajuda',
  asked: 'Pediram sua ajuda na portaria',
  asked_body: 'Se aceitar, você vê a lista deste evento, sem números, e marca quem chegou.',
  accept: 'Aceitar',
  decline: 'Recusar',
  accepted: 'Você ajuda na portaria',
  declined: 'Você recusou',
  answer_refused: 'Não foi possível responder',
  helping: 'Você ajuda na portaria deste evento',
  helping_body: 'Você vê a lista, sem números, e marca quem chegou.',
  leave: 'Sair da portaria',
  left: 'Você saiu da portaria',
  leave_refused: 'Não foi possível sair da portaria',
} satisfies BaseTranslation;
