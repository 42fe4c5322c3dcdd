import { openPglite } from '../database.ts';
import { scrape } from './scrape.ts';

// the embedded backend grants everything and is PGlite; for hosted see
// tests/race/whole/scrape.long.test.ts
scrape('granted', openPglite);
