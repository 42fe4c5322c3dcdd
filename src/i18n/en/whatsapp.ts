import type { Translation } from '../i18n-types.ts';

export const whatsapp = {
  sent: 'A verification code was sent to your WhatsApp.',
  not_delivered: 'The code was made but could not be sent to WhatsApp. Try again in a moment.',
  send_failed: 'Could not send the verification code. Try again.',
  verify_failed: 'Verification failed: {reason}',
  verified: 'Number verified!',
  number_required: 'Please enter a valid WhatsApp number.',
  number_too_short: 'The WhatsApp number must have at least 10 digits.',
  code_incomplete: 'Please enter the whole code that you received.',
  code_repeated: 'This code was checked already and is not valid. Check it, or ask for a new one.',
} satisfies Translation['whatsapp'];
