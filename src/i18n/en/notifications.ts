import type { Translation } from '../i18n-types.ts';

export const notifications = {
  title: 'Notifications',
  with_unread: 'Notifications, {unread} unread',
  mark_all: 'Mark all as read',
  mark_one: 'Mark as read: {title}',
  unread: 'Unread',
  empty: 'You have no notifications.',
  not_here: 'The alerts are not on this device yet.',
  for_members: 'Sign in to get the news of your events.',
  loading: 'Loading notifications...',
} satisfies Translation['notifications'];
