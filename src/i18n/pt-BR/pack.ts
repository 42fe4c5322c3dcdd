import type { BaseTranslation } from '../i18n-types.ts';

/** What a person takes to the field of an event. */
export const pack = {
  title: 'Para o campo',
  action: 'Baixar para o campo',
  ready: 'Pronto para o campo',
  to_download: 'Falta baixar: {what:string}',
  part: {
    list: 'a lista',
    app: 'o aplicativo',
    pass: 'o passe',
    pass_key: 'a chave dos passes',
    contact: 'o contato da organização',
  },
  as_of: 'Dados: {age:string}',
  again: 'Baixar de novo',
  with_signal: 'O que falta vem com o primeiro sinal.',
  not_kept:
    'Se faltar espaço, o navegador pode apagar estes dados. Instale o aplicativo e abra-o antes de ir.',
  ways: 'Também neste aparelho',
  people: 'Lista ({count:number|n})',
  my_team: 'Sua equipe: {team:string}',
  map: 'Mapa: {place:string}',
  emergency: {
    title: 'Emergência',
    ambulance: 'SAMU',
    fire: 'Bombeiros',
    police: 'Polícia',
    organiser: 'Organização',
    by_whatsapp: 'WhatsApp da organização:',
    say_where: 'Diga onde é:',
  },
} satisfies BaseTranslation;
