import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/event/$id')({
  component: () => null,
});
