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
} satisfies Translation['whatsapp'];
