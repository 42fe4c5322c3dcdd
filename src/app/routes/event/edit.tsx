import { createFileRoute } from '@tanstack/react-router';
import { MissingEventId } from '#features/event-form/no-form.tsx';
import { loadWords } from '#app/start/locale.ts';

/** An edit link without an id leads here. */
export const Route = createFileRoute('/event/edit')({
  loader: () => loadWords(),
  component: MissingEventId,
});
