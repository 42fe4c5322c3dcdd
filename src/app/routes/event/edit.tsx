import { createFileRoute } from '@tanstack/react-router';
import { MissingEventId } from '#entities/event/no-event.tsx';
import { loadWords } from '#i18n/locale.ts';

/** An edit link without an id leads here. */
export const Route = createFileRoute('/event/edit')({
  loader: () => loadWords(),
  component: MissingEventId,
});
