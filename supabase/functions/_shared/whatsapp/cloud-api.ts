import { askProvider } from '../provider.ts';
import type { CodeSender } from './code-sender.ts';

export type CloudApiOptions = {
  token: string;
  phone_number_id: string;
  /**
   * An approved template of the category "authentication": the code is inserted in its body and its
   * copy button.
   */
  template: string;
  language: string;
  /** With the version, without a trailing slash. */
  api_url: string;
};

const TIMEOUT_MS = 8_000;

/** Meta's WhatsApp Cloud API: `POST /{phone number id}/messages` with a template. */
export function createCloudApi(options: CloudApiOptions): CodeSender {
  const { token, phone_number_id, template, language, api_url } = options;
  return {
    async send(number, code) {
      const parameters = [{ type: 'text', text: code }];
      const answer = await askProvider(`${api_url}/${phone_number_id}/messages`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: number,
          type: 'template',
          template: {
            name: template,
            language: { code: language },
            components: [
              { type: 'body', parameters },
              { type: 'button', sub_type: 'url', index: '0', parameters },
            ],
          },
        }),
        timeout_ms: TIMEOUT_MS,
      });
      const { messages } = (answer?.json ?? {}) as { messages?: { id?: string }[] };
      return answer?.status === 200 && messages?.[0]?.id !== undefined;
    },
  };
}
