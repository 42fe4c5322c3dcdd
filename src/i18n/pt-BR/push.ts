import type { BaseTranslation } from '../i18n-types.ts';

/** Push messages to this device: why, what this browser can do, and turning them off again. */
export const push = {
  title: 'Avisos no aparelho',
  setting: 'Avisos no aparelho',
  state: {
    on: 'Ligados',
    off: 'Desligados',
    blocked: 'Bloqueados',
    in_app: 'Só dentro do app',
  },
  why: 'Saiba na hora, mesmo com o app fechado, quando:',
  reasons: {
    reminder: 'faltar um dia ou uma hora para um jogo seu',
    changed: 'um evento seu mudar, for adiado ou cancelado',
    place: 'abrir uma vaga para você',
    team: 'a sua equipe ou o organizador responderem',
  },
  promise: 'Só sobre o que é seu. Você desliga quando quiser.',
  turn_on: 'Ligar avisos',
  turn_off: 'Desligar neste aparelho',
  turned_on: 'Avisos ligados neste aparelho',
  turned_off: 'Avisos desligados neste aparelho',
  is_on: 'Este aparelho recebe os seus avisos, mesmo com o app fechado.',
  reminders: {
    reach: 'Chegam a este aparelho',
    reach_hint: 'Mesmo com o app fechado, desde que haja sinal.',
    stay: 'Com o app fechado',
    stay_hint:
      'Por enquanto os lembretes ficam no sino, dentro do app. Com os avisos ligados eles aparecem neste aparelho na hora.',
  },
  denied: {
    title: 'O navegador está bloqueando',
    browser:
      'Toque no ícone ao lado do endereço, abra as permissões do site e permita as notificações.',
    installed:
      'No app instalado: ajustes do aparelho, Aplicativos, QG Airsoft, Notificações. Depois volte aqui.',
  },
  install: {
    title: 'Leve o QG no bolso',
    body: 'Instalado, o app abre sem sinal e guarda suas inscrições com segurança.',
    ios_body: 'Toque em Compartilhar e depois em “Adicionar à Tela de Início”.',
  },
  needs_install: {
    title: 'Instale o app primeiro',
    body: 'No iPhone e no iPad os avisos só chegam ao app instalado: toque em Compartilhar, depois em “Adicionar à Tela de Início”, e abra o QG Airsoft por lá.',
  },
  no_key: {
    title: 'Este servidor não envia avisos ao aparelho',
    body: 'Os seus avisos ficam aqui no app, no sino.',
  },
  unsupported: {
    title: 'Este navegador não recebe avisos',
    body: 'Os seus avisos ficam aqui no app, no sino. Em outro navegador dá para ligar.',
  },
  needs_signal: 'Para ligar os avisos é preciso sinal.',
  failed: {
    title: 'Não deu para ligar agora',
    body: 'O serviço de avisos do navegador não respondeu. Tente de novo mais tarde; até lá eles ficam no sino.',
  },
  team: {
    title: 'Os avisos da equipe ainda não tocam neste aparelho',
    body: 'Por enquanto eles ficam no sino, dentro do app. Ligue os avisos para saber na hora de anúncios, enquetes e datas.',
  },
  offer: {
    title: 'Quer saber se este evento mudar?',
    body: 'Avisamos este aparelho se o evento mudar de hora, for adiado ou cancelado.',
    later: 'Agora não',
  },
} satisfies BaseTranslation;
