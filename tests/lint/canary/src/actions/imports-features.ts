// An error on purpose: a floor does not know who stands on it.
import { EventScreen } from '#features/event/event-screen.tsx';

export const nothing = EventScreen;
