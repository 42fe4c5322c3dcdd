import { walkScreens } from './screen-walk.ts';

walkScreens('visitor'); // a separate file, so that two walks can run at the same time
