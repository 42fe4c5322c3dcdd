import type { Translation } from '../i18n-types.ts';

export const whatsapp = {
  sent: 'Código de verificación enviado a tu WhatsApp.',
  not_delivered:
    'El código se generó, pero no se pudo enviar a WhatsApp. Inténtalo de nuevo en unos instantes.',
  send_failed: 'Error al enviar el código de verificación. Inténtalo de nuevo.',
  verify_failed: 'La verificación falló: {reason}',
  verified: '¡Número verificado!',
  number_required: 'Por favor, indica un número de WhatsApp válido.',
  number_too_short: 'El número de WhatsApp debe tener al menos 10 dígitos.',
  code_incomplete: 'Por favor, escribe el código de verificación completo que recibiste.',
  code_repeated: 'Este código ya se comprobó y no es válido. Revísalo o pide uno nuevo.',
  title: 'Verificar WhatsApp',
  intro_sending: 'Enviando un código de 6 dígitos a {number}...',
  intro_sent: 'Escribe el código de 6 dígitos que enviamos a {number}.',
  intro_unsent: 'Enviamos un código de 6 dígitos a {number} y lo escribes aquí.',
  code: 'Código de verificación',
  submit: 'Verificar',
  checking: 'Verificando...',
  send: 'Enviar código',
  resend: 'Reenviar código',
  resend_in: 'Reenviar en {seconds} s',
  development_code: 'Código de desarrollo',
  needs_signal: 'Sin señal',
  needs_signal_detail:
    'Enviar y comprobar el código necesita señal. Acércate a una e inténtalo de nuevo.',
  cancelled: 'Verificación cancelada.',
  default_reason: 'Código inválido o vencido. Revísalo e inténtalo de nuevo.',
  hidden: 'número oculto',
} satisfies Translation['whatsapp'];
