import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 2 §2 /patches/redeem; its messages of §8 are in patch.ts. */
export const redeem = {
  title: 'Resgatar patch',
  lead: 'O código vem de quem organiza: num cartão, numa etiqueta ou num QR code.',
  code: 'Código de resgate',
  hint: 'De 10 a 16 letras e números. Espaços e traços não contam.',
  verify: 'Verificar',
  verifying: 'Verificando...',
  keep: 'Guardar para resgatar',
  offline: 'Sem sinal: o código fica guardado e é resgatado sozinho depois.',
  waits: 'Guardado; resgatamos quando houver sinal',
  waiting: '{count:number} {{códigos esperam|código espera|códigos esperam}} sinal',
  goes_on: 'Guardado; será resgatado sozinho',
  in_turn: '{count:number} {{códigos esperam|código espera|códigos esperam}} a próxima tentativa',
  next_try: 'Próxima tentativa em {wait:string}',
  see_waiting: 'Ver pendências',
  found: 'Patch encontrado',
  action: 'Resgatar patch',
  redeeming: 'Resgatando...',
  another: 'Usar outro código',
  to_mine: 'Ver meus patches',
  limit:
    'Muitos códigos seguidos. O botão mostra quanto falta. Ou guarde este para resgatar depois.',
  wait: 'Espere {wait:string}',
  unsure: 'Sem resposta do servidor. Tente de novo, ou guarde o código para resgatar depois.',
  spent: 'Um código já usado ou vencido não vale mais: fale com quem o deu.',
  scan: {
    action: 'Escanear QR code',
    title: 'Escanear QR code',
    aim: 'Aponte a câmera para o QR code.',
    foreign: 'Este QR code não é de um patch. Aponte para outro.',
    wrong: 'Código de resgate inválido: {code:string}. Aponte para outro.',
    nothing_read:
      'A câmera não lê nenhum código agora. Chegue mais perto, com luz e o código inteiro na imagem. Rasgado ou apagado: digite-o abaixo.',
    no_code: 'Nenhum QR code nesta imagem. Escolha outra, com o código inteiro e nítido.',
    unreadable: 'Não foi possível abrir esta imagem.',
    refused:
      'A câmera está bloqueada para este site. Libere nas configurações do navegador, ou use uma imagem ou o código abaixo.',
    no_camera: 'Este aparelho não tem câmera que possamos usar. Use uma imagem ou digite o código.',
    busy: 'A câmera está em uso por outro app. Feche-o e tente de novo, ou use uma imagem ou o código.',
    picture: 'Usar imagem da galeria',
    manual: 'Digitar o código',
    validate: 'Validar',
  },
} satisfies BaseTranslation;
