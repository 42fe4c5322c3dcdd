import './app/trusted-types.ts';
import './app/styles.css';
import { start } from './app/start.tsx';

start();
