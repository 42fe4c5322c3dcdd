import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/auth')({
  validateSearch: ({ from }): { from?: string } => (typeof from === 'string' ? { from } : {}),
  component: () => null,
});
