import { visitScreens } from './screen-walk.ts';

visitScreens('captain'); // a separate file, so that two can run at the same time
visitScreens('admin');
