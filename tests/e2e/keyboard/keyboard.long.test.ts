import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startApp, type RunningApp } from '../harness.ts';
import { bar, list, organiser } from './keyboard-desk.ts';
import { english } from './keyboard-english.ts';
import { bell, signOut } from './keyboard-dialogs.ts';
import { menu, myProfile, wayIn } from './keyboard-phone.ts';
import { registrations } from './keyboard-registration.ts';
import { button, Keyboard } from './keyboard.ts';
import type { Phone } from '../phone.ts';

let app: RunningApp;
let desk: Phone;
/**
 * A phone of 390×844 whose person signs up in the first walk, and the organiser's desktop of
 * 1280×800.
 */
let keys: { phone: Keyboard; desk: Keyboard };
/** On some machines it refuses at once, on others it does not answer for long. */
const noPushService = () => {
  if (!('PushManager' in globalThis)) return; // about:blank does not have it
  PushManager.prototype.subscribe = () => Promise.reject(new Error('no push service'));
};
beforeAll(async () => {
  app = await startApp({ whole_browser: true });
  const viewport = { width: 390, height: 844 };
  const phone = await app.openPhone({ viewport, before: noPushService });
  phone.expectProblem(/400 .*\/auth\/v1\/token/); // wrong passwords
  desk = await app.openPhone({ viewport: { width: 1280, height: 800 } });
  keys = {
    phone: new Keyboard(await phone.open('/auth')),
    desk: new Keyboard(await desk.open('/auth')),
  };
});
afterAll(() => app.close());

test('an invisible focus is found: without a ring, too faint, clipped, covered, against the visual order', async () => {
  const page = await desk.context.newPage();
  onTestFinished(() => page.close()); // a page behind another one renders only once a second
  await page.setContent(`
    <style>body { background: #222 } button { outline-offset: 2px } button:focus { outline: 3px solid orange }</style>
    <button>good</button>
    <button style="outline: none">bare</button>
    <button style="outline: 3px solid orange">always</button>
    <button style="outline: 1px solid orange">thin</button>
    <button style="outline-color: #333">faint</button>
    <div style="overflow: hidden; width: fit-content"><button>clipped</button></div>
    <div style="position: relative; width: fit-content"><button>covered</button><i style="position: absolute; inset: 0"></i></div>
    <button style="position: absolute; left: -500px">away</button>
    <div style="display: flex; flex-direction: row-reverse"><button>first</button><button>second</button></div>
    <button onclick="this.remove()">gone</button>`);
  const blind = new Keyboard(page, 200);
  await blind.round();
  await blind.tabAndPress(button(page, 'gone'));
  const found = blind.faults.map((fault) => fault.replace(/^blank: |<.*?> /g, ''));
  expect(found.map((fault) => fault.replace(/\(.*\): /, ''))).toEqual([
    'no visible focus bare',
    'looks the same with and without focus: always',
    'no visible focus thin',
    'looks the same with and without focus: thin',
    'no visible focus faint',
    'no visible focus clipped',
    'out of sight or behind something: covered',
    'out of sight or behind something: away',
    'Tab goes against the eye: first → second',
    'lost after Enter; it was at gone',
  ]);
});

test.each([
  ['phone', 'in, after a wrong password, an error and a forgotten password', wayIn],
  ['phone', 'the menu', menu],
  ['phone', 'the profile', myProfile],
  ['phone', 'registrations', registrations],
  ['phone', 'the bell and the question of push', bell],
  ['phone', 'out, with what waits and what was begun', signOut],
  ['desk', 'in, the bar and the bell', bar],
  ['desk', 'the list of events and its filters', list],
  ['desk', 'the event of an organiser', organiser],
  ['desk', 'an event in English', english],
] as const)('[keys alone, %s] %s', async (where, _what, walk) => {
  await walk(keys[where], app);
  // faults of this walk: the next begins with none
  expect(keys[where].faults.splice(0)).toEqual([]);
});
