import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address that people guess. */
export const Route = createFileRoute('/events/$id')({
  beforeLoad: ({ params }) => redirect({ to: '/event/$id', params, replace: true, throw: true }),
});
