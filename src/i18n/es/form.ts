import type { Translation } from '../i18n-types.ts';

export const form = {
  submitting: 'Guardando...',
  queued: 'Guardado en este aparato. Sale solo cuando vuelva la señal.',
  unchanged: 'Nada cambió.',
  refused_again: 'Revisa los campos y envíalo de nuevo.',
  point: {
    hint: 'Pega aquí lo que copió la app de mapas, también el enlace.',
    at_sea: 'Está en el mar. ¿Intercambiar?',
    turn: 'Intercambiar',
  },
  draft: {
    restored: 'Borrador restaurado',
    restored_hint: 'Habías empezado y no lo enviaste. Sigue donde lo dejaste.',
    discard: 'Descartar borrador',
    discarded: 'Borrador descartado',
  },
  gone: {
    not_here: 'Esto todavía no está en este aparato. Con señal podrás corregirlo.',
    hint: 'Lo que escribiste queda aquí hasta que lo descartes: puedes copiarlo.',
    ask: '¿Descartar lo que escribiste?',
  },
  leave: {
    title: '¿Salir sin guardar?',
    body: 'Lo que escribiste queda como borrador en este aparato.',
    stay: 'Seguir editando',
    leave: 'Salir y conservarlo',
  },
  conflict: {
    hint: 'Elige campo por campo lo que queda. Nada se borra hasta que guardes.',
    decide_first: 'Decide primero los campos que cambiaron en los dos lados.',
    decide: 'Decidir: {field}',
    mine: 'El tuyo',
    theirs: 'El actual',
    keep_mine: 'Quedarme con el mío',
    take_theirs: 'Usar el actual',
    edit: 'Editar a mano',
    empty: 'vacío',
    yes: 'sí',
    no: 'no',
  },
} satisfies Translation['form'];
