import { openDatabase } from '../database.ts';
import { matrixTests } from './matrix-tests.ts';

matrixTests('hosted', { open: openDatabase });
matrixTests('granted', { open: openDatabase });
