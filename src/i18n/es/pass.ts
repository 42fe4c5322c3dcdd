import type { Translation } from '../i18n-types.ts';

export const pass = {
  title: 'Pase',
  qr: 'Código del pase de {name}',
  show: 'Muestra este código en el check-in. Funciona sin señal.',
  bright: 'Brillo al máximo',
  fact: { day: 'Día', today: 'Hoy', gate: 'Check-in', start: 'Inicio' },
  whose: 'De quién es el pase',
  fetching: 'Buscando tu pase',
  on_its_way: 'Tu pase aún no llegó',
  coming: 'Tu pase llega con la primera señal',
  coming_hint:
    'Después queda guardado en este dispositivo. Sin pase, en el check-in te encuentran por el nombre.',
  failed: 'El pase no llegó. Inténtalo de nuevo en un momento.',
  unavailable: 'Aquí no hay pases. En el check-in, di tu nombre.',
  waits: 'La inscripción aún no llegó al QG. El pase viene con la confirmación.',
  nobody: 'No tienes plaza en este juego.',
  no_game: 'No tienes ningún juego por delante.',
  receipt: {
    read: 'Leer recibo del check-in',
    title: 'Recibo del check-in',
    hint: 'Apunta al recibo en el dispositivo del check-in.',
    came: 'Asistencia marcada a las {time}',
    patches: 'En tu perfil: {names}',
    kept: 'Guardado en este dispositivo. Va al QG con la primera señal.',
    problem: {
      not_a_receipt: 'Este código no es un recibo.',
      damaged: 'Recibo incompleto. Apunta de nuevo.',
      other_event: 'Este recibo es de otro juego.',
      other_person: 'Este recibo es de otra persona.',
    },
  },
} satisfies Translation['pass'];
