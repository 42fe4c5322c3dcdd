import type { LegalPages } from '../words/legal-text.ts';

export const legal: LegalPages = {
  privacy: {
    title: 'Política de Privacidad',
    summary:
      'Guardamos lo necesario para que juegues: quién eres, dónde te inscribiste y cómo te contacta el organizador. Tu número solo lo ve quien lo necesita. No vendemos datos ni te rastreamos.',
    updated: 'Actualizada el 21 de noviembre de 2026',
    sections: [
      {
        heading: 'Para quién es',
        text: [
          'QG Airsoft es una plataforma para mayores de 18 años. Al crear una cuenta confirmas que tienes 18 años o más. Las cuentas de menores se eliminan cuando sabemos de ellas.',
          'Esta política sigue la ley brasileña de protección de datos (LGPD, Ley 13.709/2018). El responsable es quien mantiene esta instalación de la plataforma.',
        ],
      },
      {
        heading: 'Qué guardamos',
        text: ['Solo lo que nos dices y lo que producen tus acciones:'],
        points: [
          'Cuenta: correo, contraseña (solo como código irreversible), llaves de acceso (solo la mitad que verifica), nombre y número de WhatsApp.',
          'Perfil, si lo completas: equipo, experiencia, clases y foto.',
          'Inscripciones: nombre, equipo, número, quién invitó, experiencia, clase, asistencia y entrada al evento.',
          'Lo que creas: eventos, equipos, mensajes de equipo, arenas e imágenes.',
          'Lo que ganas: parches, puntos y tu lugar en los rankings.',
          'Avisos: las notificaciones que recibiste y, si lo permites, la dirección que da tu navegador para enviarlas.',
          'Seguridad: queda registrado cuando un organizador o administrador abre una lista completa de participantes.',
        ],
      },
      {
        heading: 'Para qué lo usamos',
        text: [],
        points: [
          'Para hacer lo que pediste: inscribir, organizar, formar equipos, avisar (ejecución de contrato).',
          'Para enviar notificaciones a tu dispositivo y verificar tu WhatsApp (consentimiento: lo pides y puedes retirarlo).',
          'Para impedir abusos, fraudes e intentos de adivinar códigos (interés legítimo).',
        ],
      },
      {
        heading: 'Quién ve qué',
        text: [],
        points: [
          'El organizador de un evento ve nombre, equipo, clase, experiencia, número y quién invitó, solo de los participantes de su evento.',
          'Los demás participantes ven nombre, equipo y clase si el organizador deja la lista abierta; si no, solo la cantidad. Tu número aparece enmascarado.',
          'Quien tiene cuenta ve tu nombre, tu foto y tu equipo. Los visitantes ven los nombres de los rankings y, en cada evento, el nombre y la foto de quien lo organiza.',
          'El capitán de tu equipo ve los contactos de los miembros. Los administradores ven lo necesario para cuidar la plataforma.',
          'No vendemos ni alquilamos datos. Los patrocinadores reciben sumas de vistas y clics, nunca personas.',
        ],
      },
      {
        heading: 'En este dispositivo',
        text: [
          'La app funciona sin señal porque guarda datos en tu dispositivo: los eventos, tus datos, las listas de los eventos que organizas o abriste y las acciones que faltan enviar. Las listas de un evento salen del dispositivo 14 días después.',
          'También quedan aquí tu acceso, el idioma, el tema, el tamaño de letra, el contraste, los números que verificaste y los parches que ya viste. No usamos cookies de publicidad ni análisis de terceros.',
          'Al salir de la cuenta, tus datos se borran del dispositivo. Si hay acciones sin enviar, eliges: enviarlas, guardarlas hasta volver o descartarlas.',
          'Tu ubicación sirve solo para calcular distancias. Se usa en el dispositivo y no se nos envía.',
        ],
      },
      {
        heading: 'Servicios de terceros',
        text: ['Algunas funciones pasan por otras empresas, y solo cuando se usan:'],
        points: [
          'Alojamiento de la base de datos y del acceso (Supabase, o el servidor de quien mantiene esta instalación).',
          'Código de verificación: tu número va a la API de WhatsApp (Meta).',
          'Notificaciones: pasan por el servicio de tu navegador (Google, Mozilla o Apple), cifradas.',
          'Búsqueda de direcciones: la dirección que escribes va a un servicio público de mapas (OpenStreetMap).',
          'Briefing por IA: nombre, lugar, fecha, modo de juego y plazas del evento van a un modelo de lenguaje. Ningún dato de participantes va con ellos.',
          'Imágenes por dirección: si un evento, parche o anuncio usa una imagen de otro sitio, tu navegador la busca allí.',
          'El lugar de cada ciudad viene de GeoNames (geonames.org, CC BY 4.0).',
        ],
      },
      {
        heading: 'Por cuánto tiempo',
        text: [],
        points: [
          'Número, quién invitó y experiencia de una inscripción: se borran 60 días después del evento. Queda que participaste.',
          'Notificaciones: 90 días, como máximo las 200 más recientes.',
          'Códigos de verificación: valen 10 minutos y se borran en un día.',
          'Registro técnico de lo enviado: 30 días. Registro de quién abrió listas: 365 días.',
          'Una cuenta sin uso por más de 2 años puede eliminarse. Avisamos antes y esperamos 30 días; basta entrar para conservarla.',
        ],
      },
      {
        heading: 'Tus derechos',
        text: [
          'Puedes ver, corregir, llevarte y borrar tus datos. En el Perfil corriges lo que está mal, descargas una copia de todo y eliminas la cuenta.',
          'Eliminar la cuenta devuelve tus plazas en eventos futuros y borra el resto. En eventos pasados la plaza queda, sin nada que diga que era tuya, para que las cuentas sigan bien.',
          'Puedes apagar las notificaciones cuando quieras, en la app o en el navegador, y preguntar o reclamar a la autoridad brasileña de protección de datos (ANPD).',
        ],
      },
      {
        heading: 'Seguridad',
        text: [
          'La base de datos decide quién lee y escribe qué, fila por fila; los números están separados de los nombres; las imágenes pierden sus metadatos, como el lugar de la foto, antes de salir del dispositivo. Si algo pasa con tus datos, te avisamos a ti y a la ANPD en los plazos de la ley.',
        ],
      },
      {
        heading: 'Cambios y contacto',
        text: [
          'Si esta política cambia en lo que importa, avisamos en la app antes de que valga. Para hablar de tus datos, busca a quien mantiene esta instalación por los canales que publica.',
        ],
      },
    ],
  },
  terms: {
    title: 'Términos de Uso',
    summary:
      'QG Airsoft reúne a quien organiza y a quien juega. Sé mayor de edad, di la verdad, respeta a las personas y las reglas de seguridad del campo. El evento es de quien lo organiza.',
    updated: 'Actualizados el 21 de noviembre de 2026',
    sections: [
      {
        heading: 'Quién puede usarla',
        text: [
          'La plataforma es para mayores de 18 años. Ver eventos es libre; para inscribirse o crear eventos o equipos hace falta una cuenta. La cuenta es personal: cuida la contraseña y sal de la cuenta en dispositivos ajenos.',
          'Da datos verdaderos. El número de WhatsApp es como te contacta el organizador y puede verificarse con un código.',
        ],
      },
      {
        heading: 'Eventos e inscripciones',
        text: [],
        points: [
          'El evento es de quien lo organiza: lugar, reglas, precio, seguridad, permisos y cancelaciones son responsabilidad del organizador.',
          'Una inscripción vale cuando el servidor la confirma. Hecha sin señal, queda guardada en el dispositivo y aún puede ser rechazada, por ejemplo si el evento se llena antes.',
          'Si no puedes ir, cancela: la plaza vuelve al evento. Puedes cancelar hasta que el evento empiece.',
          'El organizador puede quitar inscripciones, sortear los bandos, aplazar o cancelar. Se te avisa en la app.',
        ],
      },
      {
        heading: 'Seguridad en el campo',
        text: [
          'El airsoft usa equipos regulados por ley. Protege tus ojos, mantén la punta naranja, transporta el equipo descargado y fuera de la vista, lleva la factura y sigue las reglas del campo y del organizador. Las distancias y los mapas de la app son aproximados.',
        ],
      },
      {
        heading: 'Lo que publicas',
        text: [
          'Sigues siendo dueño de lo que publicas y nos autorizas a mostrarlo en la plataforma. Publica solo lo que es tuyo o lo que puedes usar.',
        ],
        points: [
          'Nada ilegal, ofensivo, discriminatorio o que exponga datos de otras personas.',
          'Nada de hacerse pasar por otra persona, enviar mensajes masivos o usar los contactos de participantes para algo que no sea el evento.',
          'Nada de intentar burlar límites, adivinar códigos o tirar la plataforma.',
        ],
      },
      {
        heading: 'Equipos, parches y puntos',
        text: [
          'A los equipos los cuida su capitán. Parches y puntos son reconocimiento: no valen dinero, no se pueden vender y pueden corregirse si se dieron por error.',
        ],
      },
      {
        heading: 'Anuncios y enlaces',
        text: [
          'Los anuncios muestran el nombre del patrocinador y se abren en otra pestaña. Lo que está fuera de la plataforma es responsabilidad de quien lo publica.',
        ],
      },
      {
        heading: 'Textos hechos por IA',
        text: [
          'El organizador puede pedir a un modelo de lenguaje un borrador de briefing. El modelo se equivoca: quien publica lo revisa y responde por el texto.',
        ],
      },
      {
        heading: 'Disponibilidad',
        text: [
          'La app está hecha para funcionar sin señal, pero no garantizamos que esté siempre disponible o sin errores. Los datos de más de un día se marcan como antiguos. En la medida de la ley, no respondemos por lo que ocurra en eventos de terceros.',
        ],
      },
      {
        heading: 'Fin de la cuenta',
        text: [
          'Puedes eliminar la cuenta cuando quieras, en el Perfil; antes, pasa la capitanía de tu equipo y cancela tus próximos eventos. Las cuentas que incumplen estos términos pueden suspenderse. Las cuentas sin uso por más de 2 años pueden eliminarse después de un aviso.',
        ],
      },
      {
        heading: 'Ley y cambios',
        text: [
          'Valen las leyes de Brasil y los tribunales de tu domicilio. Si estos términos cambian en lo que importa, avisamos en la app antes de que valgan. Cómo tratamos tus datos está en la Política de Privacidad.',
        ],
      },
    ],
  },
};
