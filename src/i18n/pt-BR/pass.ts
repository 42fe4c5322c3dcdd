import type { BaseTranslation } from '../i18n-types.ts';

/** The player's own pass, shown at the check-in. */
export const pass = {
  title: 'Passe',
  qr: 'Código do passe de {name:string}',
  show: 'Mostre este código no check-in. Funciona sem sinal.',
  bright: 'Brilho no máximo',
  fact: { day: 'Dia', today: 'Hoje', gate: 'Check-in', start: 'Início' },
  whose: 'De quem é o passe',
  fetching: 'Buscando seu passe',
  on_its_way: 'Seu passe ainda não chegou',
  coming: 'Seu passe chega com o primeiro sinal',
  coming_hint:
    'Depois ele fica guardado neste aparelho. Sem passe, o check-in encontra você pelo nome.',
  failed: 'O passe não veio. Tente de novo daqui a pouco.',
  unavailable: 'Aqui não há passes. No check-in, diga o seu nome.',
  waits: 'A inscrição ainda não chegou ao QG. O passe vem com a confirmação.',
  nobody: 'Você não tem vaga neste jogo.',
  no_game: 'Você não tem jogo marcado.',
  receipt: {
    read: 'Ler recibo do check-in',
    title: 'Recibo do check-in',
    hint: 'Aponte para o recibo no aparelho do check-in.',
    came: 'Presença marcada às {time:string}',
    patches: 'No seu perfil: {names:string}',
    kept: 'Guardado neste aparelho. Vai ao QG com o primeiro sinal.',
    problem: {
      not_a_receipt: 'Este código não é um recibo.',
      damaged: 'Recibo incompleto. Aponte de novo.',
      other_event: 'Este recibo é de outro jogo.',
      other_person: 'Este recibo é de outra pessoa.',
    },
  },
} satisfies BaseTranslation;
