import type { notification as base } from '../pt-BR/notification.ts';

export const notification = {
  event_changed: 'The organiser changed the event. Check before you leave.',
  registrations: '{count} registered so far.',
  event_gone: 'One of your events is off the calendar. See your events.',
  something_new: 'There is news at HQ.',
} satisfies typeof base;
