import { openChromium } from './chromium.ts';
import type { Browser, BrowserOptions, Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

const open = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit };

export const openBrowser = (engine: Engine, options: BrowserOptions): Promise<Browser> =>
  open[engine](options);
