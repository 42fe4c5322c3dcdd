import { expose } from 'comlink';
import { createQrWork } from './qr-work.ts';

expose(createQrWork());
