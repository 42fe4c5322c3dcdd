import type { Translation } from '../i18n-types.ts';

export const shell = {
  app_name: 'QG Airsoft',
  tagline: 'La base de la comunidad airsoft',
  my_base: 'Tu QG',
  skip_to_content: 'Ir al contenido',
  nav: {
    label: 'Navegación principal',
    map: 'Mapa',
    events: 'Eventos',
    teams: 'Equipos',
    arenas: 'Arenas',
    patches: 'Parches',
    redeem: 'Canje',
    notifications: 'Notificaciones',
    outbox: 'Pendientes',
    profile: 'Perfil',
    sign_in: 'Entrar',
    sign_out: 'Salir',
  },
  menu: { label: 'Menú', open: 'Abrir menú', close: 'Cerrar menú' },
  language: {
    label: 'Idioma',
    current: 'Idioma: {language}',
    names: { 'pt-BR': 'Português', en: 'English', es: 'Español' },
  },
  theme: {
    use_dark: 'Usar tema oscuro',
    use_light: 'Usar tema claro',
  },
  accessibility: {
    label: 'Accesibilidad',
  },
  connection: {
    offline: 'Modo sin conexión',
    offline_more: 'Usando datos guardados en este dispositivo',
    went_offline: 'No tienes señal. Puedes seguir: guardamos todo en este dispositivo.',
    back_online: 'Volvió la señal. Enviando lo que haya guardado.',
  },
  install: {
    action: 'Instalar app',
  },
  update: {
    title: 'Nueva versión disponible',
    body: 'Actualiza cuando quieras. Nada de lo que hiciste se pierde.',
    action: 'Actualizar ahora',
    later: 'Después',
    waits_for_sending: 'Estamos enviando tus pendientes. La actualización los espera.',
    waits_for_form:
      'Hay algo escrito y sin guardar aquí. La actualización entra cuando guardes o salgas del formulario.',
    late: 'Todavía no: la app está ocupada en otra pestaña. No se perdió nada. Inténtalo de nuevo.',
  },
  footer: {
    label: 'Pie de página',
    privacy: 'Política de Privacidad',
    terms: 'Términos de Uso',
    copyright: '© {year} QG Airsoft. Todos los derechos reservados.',
    new_tab: '(se abre en otra pestaña)',
  },
  not_found: {
    title: 'Página no encontrada',
    body: 'La dirección cambió o nunca existió. Vuelve al QG y sigue desde allí.',
    action: 'Volver al inicio',
  },
  storage_failed: {
    title: 'No se pudieron abrir los datos de este aparato',
    body: 'Puede faltar espacio, o el navegador no deja guardar nada (una ventana privada, por ejemplo). No se borró nada.',
  },
  missing_part: {
    title: 'Esta parte aún no se ha descargado',
    body: 'Llega con la señal. Nada de lo que hiciste se perdió.',
  },
  crash: {
    title: 'Algo se trabó aquí',
    body: 'Nada de lo que guardaste se perdió. Abre la pantalla de nuevo para seguir.',
    action: 'Abrir de nuevo',
    copy: 'Copiar detalles',
  },
  outbox_intro: 'Lo que hiciste y aún no llegó al QG, o fue rechazado.',
} satisfies Translation['shell'];
