// An error on purpose: the backend shows no screens.
import { EventScreen } from '#features/event/event-screen.tsx';

export const nothing = EventScreen;
