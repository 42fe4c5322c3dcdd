import type { Translation } from '../i18n-types.ts';

/** Spec 2 §2 /patches/redeem; its messages of §8 are in patch.ts. */
export const redeem = {
  title: 'Redeem a patch',
  lead: 'The code comes from the organiser: on a card, a label or a QR code.',
  code: 'Redeem code',
  hint: '10 to 16 letters and numbers. Spaces and dashes do not count.',
  verify: 'Check',
  verifying: 'Checking...',
  keep: 'Keep to redeem later',
  offline: 'No signal: the code is kept, and redeemed by itself later.',
  waits: 'Kept; we redeem it when there is a signal',
  waiting: '{count} {{codes wait|code waits|codes wait}} for a signal',
  goes_on: 'Kept; it is redeemed by itself',
  in_turn: '{count} {{codes wait|code waits|codes wait}} for the next try',
  next_try: 'Next try in {wait}',
  see_waiting: 'See what waits',
  found: 'Patch found',
  action: 'Redeem patch',
  redeeming: 'Redeeming...',
  another: 'Use another code',
  to_mine: 'See my patches',
  limit:
    'Too many codes in a row. The button shows how long to wait. Or keep this one to redeem later.',
  wait: 'Wait {wait}',
  unsure: 'No answer from the server. Try again, or keep the code to redeem later.',
  spent: 'A code that is used up or expired no longer works: ask whoever gave it to you.',
  scan: {
    action: 'Scan QR code',
    title: 'Scan QR code',
    aim: 'Point the camera at the QR code.',
    foreign: 'This QR code is not of a patch. Point at another one.',
    wrong: 'Invalid redeem code: {code}. Point at another one.',
    nothing_read:
      'The camera reads no code now. Move closer, with light and the whole code in the picture. If it is torn or faded, type it below.',
    no_code: 'No QR code in this picture. Choose another, with the whole code in focus.',
    unreadable: 'This picture could not be opened.',
    refused:
      'The camera is blocked for this site. Allow it in the settings of the browser, or use a picture or the code below.',
    no_camera: 'This device has no camera that we can use. Use a picture or type the code.',
    busy: 'Another app uses the camera. Close it and try again, or use a picture or the code.',
    picture: 'Use a picture',
    manual: 'Type the code',
    validate: 'Validate',
  },
} satisfies Translation['redeem'];
