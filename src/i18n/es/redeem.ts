import type { Translation } from '../i18n-types.ts';

/** Spec 2 §2 /patches/redeem; its messages of §8 are in patch.ts. */
export const redeem = {
  title: 'Canjear parche',
  lead: 'El código viene de quien organiza: en una tarjeta, una etiqueta o un código QR.',
  code: 'Código de canje',
  hint: 'De 10 a 16 letras y números. Los espacios y guiones no cuentan.',
  verify: 'Comprobar',
  verifying: 'Comprobando...',
  keep: 'Guardar para canjear',
  offline: 'Sin señal: el código queda guardado y se canjea solo después.',
  waits: 'Guardado; lo canjeamos cuando haya señal',
  waiting: '{count} {{códigos esperan|código espera|códigos esperan}} señal',
  goes_on: 'Guardado; se canjeará solo',
  in_turn: '{count} {{códigos esperan|código espera|códigos esperan}} el próximo intento',
  next_try: 'Próximo intento en {wait}',
  see_waiting: 'Ver pendientes',
  found: 'Parche encontrado',
  action: 'Canjear parche',
  redeeming: 'Canjeando...',
  another: 'Usar otro código',
  to_mine: 'Ver mis parches',
  limit:
    'Demasiados códigos seguidos. El botón muestra cuánto falta. O guarda este para canjearlo después.',
  wait: 'Espera {wait}',
  unsure: 'El servidor no respondió. Intenta de nuevo, o guarda el código para canjearlo después.',
  spent: 'Un código ya usado o vencido no sirve más: habla con quien te lo dio.',
  scan: {
    action: 'Escanear código QR',
    title: 'Escanear código QR',
    aim: 'Apunta la cámara al código QR.',
    foreign: 'Este código QR no es de un parche. Apunta a otro.',
    wrong: 'Código de canje inválido: {code}. Apunta a otro.',
    nothing_read:
      'La cámara no lee ningún código ahora. Acércate, con luz y el código entero en la imagen. Si está roto o borrado, escríbelo abajo.',
    no_code: 'No hay código QR en esta imagen. Elige otra, con el código entero y nítido.',
    unreadable: 'No se pudo abrir esta imagen.',
    refused:
      'La cámara está bloqueada para este sitio. Permítela en los ajustes del navegador, o usa una imagen o el código de abajo.',
    no_camera:
      'Este aparato no tiene una cámara que podamos usar. Usa una imagen o escribe el código.',
    busy: 'Otra app usa la cámara. Ciérrala e intenta de nuevo, o usa una imagen o el código.',
    picture: 'Usar una imagen',
    manual: 'Escribir el código',
    validate: 'Validar',
  },
} satisfies Translation['redeem'];
