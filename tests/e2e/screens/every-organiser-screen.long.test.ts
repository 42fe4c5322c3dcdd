import { walkScreens } from './screen-walk.ts';

walkScreens('organiser'); // a separate file, so that the walks can run at the same time
