import { createFileRoute, redirect } from '@tanstack/react-router';

/** People guess this address, so it redirects. */
export const Route = createFileRoute('/events/$id')({
  beforeLoad: ({ params }) => redirect({ to: '/event/$id', params, replace: true, throw: true }),
});
