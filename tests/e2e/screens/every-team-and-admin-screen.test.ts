import { visitedApp, visitScreens } from './screen-walk.ts';

const visited = visitedApp();
visitScreens(visited, 'captain'); // a separate file, so that two can run at the same time
visitScreens(visited, 'admin');
