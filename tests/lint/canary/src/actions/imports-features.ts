// An error on purpose: actions may not import the features that use them.
import { EventScreen } from '#features/event/event-screen.tsx';

export const nothing = EventScreen;
