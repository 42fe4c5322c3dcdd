import type { BaseTranslation } from '../i18n-types.ts';

export const shell = {
  app_name: 'QG Airsoft',
  tagline: 'A base da comunidade airsoft',
  my_base: 'Seu QG',
  skip_to_content: 'Ir para o conteúdo',
  nav: {
    label: 'Navegação principal',
    map: 'Mapa',
    events: 'Eventos',
    teams: 'Equipes',
    arenas: 'Arenas',
    patches: 'Patches',
    redeem: 'Resgate',
    notifications: 'Notificações',
    outbox: 'Pendências',
    profile: 'Perfil',
    sign_in: 'Entrar',
    sign_out: 'Sair',
  },
  menu: {
    label: 'Menu',
    open: 'Abrir menu',
    close: 'Fechar menu',
  },
  language: {
    label: 'Idioma',
    current: 'Idioma: {language:string}',
    names: { 'pt-BR': 'Português', en: 'English', es: 'Español' },
  },
  theme: {
    use_dark: 'Usar tema escuro',
    use_light: 'Usar tema claro',
  },
  accessibility: {
    label: 'Acessibilidade',
  },
  connection: {
    offline: 'Modo Offline',
    offline_more: 'Usando dados armazenados localmente',
    went_offline: 'Você está sem sinal. Pode continuar: guardamos tudo neste aparelho.',
    back_online: 'O sinal voltou. Enviando o que houver guardado.',
  },
  install: {
    action: 'Instalar App',
  },
  update: {
    title: 'Nova versão disponível',
    body: 'Atualize quando quiser. Nada do que você fez se perde.',
    action: 'Atualizar agora',
    later: 'Depois',
    waits_for_sending: 'Estamos enviando suas pendências. A atualização espera por elas.',
    waits_for_form:
      'Há algo digitado e não salvo aqui. A atualização entra quando você salvar ou sair do formulário.',
    late: 'Ainda não deu: o app está ocupado em outra aba. Nada se perdeu. Tente de novo.',
  },
  footer: {
    label: 'Rodapé',
    privacy: 'Política de Privacidade',
    terms: 'Termos de Uso',
    copyright: '© {year:number} QG Airsoft. Todos os direitos reservados.',
    new_tab: '(abre em outra aba)',
  },
  not_found: {
    title: 'Página não encontrada',
    body: 'O endereço mudou ou nunca existiu. Volte ao QG e siga de lá.',
    action: 'Voltar ao início',
  },
  storage_failed: {
    title: 'Não deu para abrir os dados deste aparelho',
    body: 'Pode faltar espaço, ou o navegador não deixa guardar nada (janela anônima, por exemplo). Nada foi apagado.',
  },
  missing_part: {
    title: 'Esta parte ainda não foi baixada',
    body: 'Ela chega com o sinal. Nada do que você fez se perdeu.',
  },
  crash: {
    title: 'Algo travou aqui',
    body: 'Nada do que você guardou se perdeu. Abra a tela de novo para continuar.',
    action: 'Abrir de novo',
    copy: 'Copiar detalhes',
  },
  outbox_intro: 'O que você fez e ainda não chegou ao QG, ou foi recusado.',
} satisfies BaseTranslation;
