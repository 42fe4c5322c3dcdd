import type { BaseTranslation } from '../i18n-types.ts';

/** Spec 1 §8, WhatsApp code; §5, the dialog. */
export const whatsapp = {
  sent: 'Código de verificação enviado para o seu WhatsApp.',
  not_delivered:
    'O código foi gerado, mas não foi possível enviar para o WhatsApp. Tente novamente em alguns instantes.',
  send_failed: 'Erro ao enviar código de verificação. Tente novamente.',
  verify_failed: 'Verificação falhou: {reason:string}',
  verified: 'Número verificado com sucesso!',
  number_required: 'Por favor, informe um número de WhatsApp válido.',
  number_too_short: 'O número de WhatsApp deve ter pelo menos 10 dígitos.',
  code_incomplete: 'Por favor, informe o código de verificação completo recebido.',
  code_repeated:
    'Este código já foi verificado e é inválido. Por favor, confira o código ou solicite um novo.',
  title: 'Verificar WhatsApp',
  intro_sending: 'Enviando um código de 6 dígitos para {number:string}...',
  intro_sent: 'Digite o código de 6 dígitos que enviamos para {number:string}.',
  intro_unsent: 'Enviamos um código de 6 dígitos para {number:string} e você digita aqui.',
  code: 'Código de verificação',
  submit: 'Verificar',
  checking: 'Verificando...',
  send: 'Enviar código',
  resend: 'Reenviar código',
  resend_in: 'Reenviar em {seconds:number} s',
  development_code: 'Código de desenvolvimento',
  needs_signal: 'Sem sinal',
  needs_signal_detail:
    'Enviar e conferir o código precisa de sinal. Chegue perto de um e tente de novo.',
  cancelled: 'Verificação cancelada.',
  default_reason: 'Código inválido ou expirado. Por favor, verifique e tente novamente.',
  hidden: 'número oculto',
} satisfies BaseTranslation;
