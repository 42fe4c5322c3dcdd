import type { FunctionEnvironment } from '../environment.ts';
import { createCloudApi } from './cloud-api.ts';

/** Sends a verification code to a number. */
export type CodeSender = {
  /** @param number digits with country code @returns false when it could not be handed over */
  send(number: string, code: string): Promise<boolean>;
};

/** The gateway for which the deployment has a token, or null. */
export function codeSender({ setting }: FunctionEnvironment): CodeSender | null {
  const token = setting('WHATSAPP_TOKEN');
  const phone_number_id = setting('WHATSAPP_PHONE_NUMBER_ID');
  if (token === null || phone_number_id === null) return null;
  return createCloudApi({
    token,
    phone_number_id,
    template: setting('WHATSAPP_TEMPLATE') ?? 'codigo_de_verificacao',
    language: setting('WHATSAPP_LANGUAGE') ?? 'pt_BR',
    api_url: setting('WHATSAPP_API_URL') ?? 'https://graph.facebook.com/v23.0',
  });
}
