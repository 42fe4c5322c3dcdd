import type { Translation } from '../i18n-types.ts';

export const organise = {
  label: 'Organisation',
  reason: 'Reason',
  reason_hint: 'Goes into the message to everybody registered.',
  cancel: {
    action: 'Cancel event',
    title: 'Cancel event',
    body: 'Everybody registered is told. The event stays visible as cancelled, and there is no way back.',
    done: 'Event cancelled. Everybody registered was told.',
    refused: 'Could not cancel the event',
  },
  postpone: {
    action: 'Postpone',
    set_date: 'Set the date',
    title: 'Postpone event',
    body: 'Whoever is registered keeps their place and is told.',
    open: 'New date to be defined',
    date: 'New date',
    time: 'New time',
    confirm: 'Postpone event',
    done: 'Event postponed. Everybody registered was told.',
    refused: 'Could not postpone the event',
  },
  registration: {
    open: 'Open registration',
    close: 'Close registration',
    opened: 'Registration is open',
    closed: 'Registration is closed',
    refused: 'Could not change registration',
  },
  waits: {
    title: '{count} {{action waits|actions wait}} to be sent',
    kept: 'Kept on this device. It goes when the signal is back.',
    undo: 'Undo',
    undone: 'Undone. Nothing was sent.',
    too_late: 'It has left this device already. It is too late to undo.',
  },
  add: {
    action: 'Add participant',
    submit: 'Add',
    done: '{name} is on the list',
    refused: 'Could not add them',
  },
  list: {
    order: 'Sort by',
    whatsapp: 'List for WhatsApp',
    copied: 'List copied. Paste it into the group.',
    export_failed: 'Could not make the spreadsheet',
    came: 'Came',
    printed: 'printed {when}',
  },
} satisfies Translation['organise'];
