import type { Translation } from '../i18n-types.ts';

/** What a player decides on, and how to pay. */
export const facts = {
  label: 'Sobre el juego',
  price: 'Precio',
  hours: 'Check-in y final',
  gate: 'Check-in a las {time}',
  ends: 'termina a las {time}',
  ends_next: 'termina a las {time} del día siguiente',
  limits: 'Límites',
  everybody: 'Todas las clases',
  others: 'Las demás clases',
  joules: '{joules} J',
  fps: '{fps} FPS',
  bring: 'Qué llevar',
  place_for_registered: 'Quien se inscribe ve la dirección.',
  place_not_said: 'El organizador aún no informó la dirección.',
  contact: 'Contacto del organizador',
  contact_for_registered: 'Quien se inscribe ve el número.',
  pix: {
    title: 'Pagar con Pix',
    direct: 'El pago es directo al organizador; la app no cobra nada.',
    for_registered: 'Los inscritos ven la clave Pix, si el organizador usa Pix.',
    key: 'Clave',
    receiver: 'Recibe',
    show: 'Mostrar QR',
    hide: 'Cerrar QR',
    qr: 'QR del pago',
    copy: 'Copiar código Pix',
    copied: 'Código Pix copiado',
    open_amount: 'El código no tiene importe: acuérdalo con el organizador.',
  },
} satisfies Translation['event']['facts'];
