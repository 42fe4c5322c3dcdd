import './app/start/early.ts';
import './app/styles/styles.css';
import { start } from './app/start/start.tsx';

start();
