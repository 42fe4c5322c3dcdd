import { walkScreens } from './screen-walk.ts';

walkScreens('visitor'); // in a file of its own: two can be walked at the same time
