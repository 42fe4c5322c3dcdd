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
} satisfies BaseTranslation;
