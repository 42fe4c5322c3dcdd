import { openDatabase } from '../database.ts';
import { scrape } from './scrape.ts';

scrape('granted', openDatabase, ['anon', 'stranger', 'ana', 'member']); // all twelve: scrape.long.test.ts
