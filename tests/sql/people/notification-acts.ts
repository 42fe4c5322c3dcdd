import type { Session } from '../session.ts';

export type Notice = {
  id: string;
  title: string;
  body: string;
  url: string | null;
  data: Record<string, unknown>;
  read: boolean;
  rev: number;
};

type Told = {
  code?: string;
  url?: string | null;
  data?: object | null;
  cause?: string;
};

/** What a trigger or a job does to notify people. */
export const notify = (db: Session, recipients: (string | null)[], told: Told = {}) => {
  const given = {
    code: 'event_cancelled',
    url: '/event/1',
    data: { event: 'Operação Canindé' },
    cause: 'event_cancelled:1',
    ...told,
  };
  return db.rows('select private.notify_all($1::uuid[], $2, $3, $4::text::jsonb, $5)', [
    recipients,
    given.code,
    given.url,
    given.data && JSON.stringify(given.data),
    given.cause,
  ]);
};
export const notices = (db: Session, user: string) =>
  db.rows<Notice>('select * from public.notifications where user_id = $1 order by created_at, id', [
    user,
  ]);
