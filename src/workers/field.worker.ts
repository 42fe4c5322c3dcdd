import { expose } from 'comlink';
import { createFieldWork } from './field-work.ts';

expose(createFieldWork());
