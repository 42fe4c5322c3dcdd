import type { Translation } from '../i18n-types.ts';

export const lost = {
  more: 'and {count} more',
  discard: 'Discard',
  restored: {
    title: 'Lost when the server was restored',
    body: 'The server went back to an older copy and no longer knows these actions, which it had confirmed. Send again what still holds.',
    overtaken: 'You did something else about this since. Check before you send it again.',
    partial:
      "Other people's WhatsApp numbers have left this device: you type them again when you correct it.",
    chip: 'Confirmed and lost',
    send: 'Send again',
    send_all: 'Send all again',
    sent: 'Back in the queue',
    discard_title: 'Discard what was lost?',
    discard_body:
      'The server no longer knows it. Discarded, it will not be sent, and this cannot be undone.',
    notice: 'The server was restored',
    notice_detail:
      '{count} {{confirmed action of yours was|confirmed actions of yours were}} lost. You can send again.',
  },
  stranded: {
    title: 'Of an account that is no more',
    body: 'The account {who} no longer exists on the server. What it left on this device cannot be sent: take a copy or discard it.',
    unknown: 'that used this device before',
    waiting: 'Not sent',
    confirmed: 'Confirmed before the account was gone',
    download: 'Download a copy',
    copy: 'Copy everything',
    discard_title: 'Discard what this account left?',
    discard_body: 'Everything that it left on this device goes, and this cannot be undone.',
    notice: 'Something of an account that is no more is here',
    notice_detail: '{count} {{action was|actions were}} left on this device and cannot be sent.',
  },
  cleared: {
    title: 'The data on this device was erased',
    body: '{count} {{action that was|actions that were}} not sent yet may be lost. Check, and do it again if it is missing.',
    understood: 'Understood',
  },
  see: 'See in Pending',
  storage: {
    title: 'The data on this device stopped answering',
    detail:
      'We opened the page again. What was already kept is still here; check what you typed last.',
  },
  app_files: {
    title: 'The app no longer opens without a signal',
    detail:
      'This device has no room to keep the app. Free some space and open the app with a signal.',
  },
  language: {
    title: 'This language is not on this device yet',
    detail: 'Choose it again when there is a signal.',
  },
} satisfies Translation['outbox']['lost'];
