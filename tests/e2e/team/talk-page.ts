import type { Page } from 'playwright';
import { expect } from 'vitest';
import { team_talk as words } from '#i18n/pt-BR/team-talk.ts';
import { WAITS } from '../phone.ts';
import { resize } from '../screens/screen-walk.ts';

export const general = words.channel.general;
export const named = (text: string, value: string | number) =>
  text.replace(/\{\w+:\w+\}/, String(value));
export const composer = (page: Page, channel: string = general) =>
  page.getByLabel(named(words.compose.label, channel));
export const post = (page: Page, text: string) =>
  page.getByRole('listitem').filter({ hasText: text });
export const waits = (page: Page, text: string) => post(page, text).getByText(WAITS);
/** Of a phone, in the sheet of the head. */
export const channel = (page: Page, name: string) =>
  dialog(page).getByRole('navigation', { name: words.channels }).getByRole('link', { name });
export const openWays = (page: Page) =>
  page.getByRole('heading', { level: 1 }).getByRole('button').click();
export async function openChannel(page: Page, name: string) {
  await openWays(page);
  await channel(page, name).click();
}
export const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });
/** Chooses from the menu of a post. */
export const act = async (page: Page, text: string, what: string) => {
  await post(page, text)
    .getByRole('button', { name: named(words.act.menu, '') })
    .first()
    .click();
  await dialog(page).getByRole('button', { name: what, exact: true }).click();
};

/** What is left for posts, and which controls lie under something else. */
const look = (page: Page) =>
  page.evaluate(() => {
    const posts = document.querySelector('[role=log]')!;
    const frame = posts.getBoundingClientRect();
    const isSeen = ({ top, bottom }: DOMRect) => top >= frame.top - 1 && bottom <= frame.bottom + 1;
    const rows = [...posts.querySelectorAll('.talk-row')];
    const controls = [...document.querySelectorAll('main :is(a, button, textarea)')].filter(
      (one) =>
        one.checkVisibility() &&
        (!posts.contains(one) || isSeen(one.getBoundingClientRect())) &&
        !one.matches(':disabled'),
    );
    const covered = controls.filter((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    return {
      posts_px: posts.clientHeight,
      widest_px: Math.max(...rows.map((row) => row.querySelector('.talk-bubble')!.clientWidth)),
      rows: rows.filter((row) => isSeen(row.getBoundingClientRect())).length,
      covered: covered.map((one) => one.outerHTML),
      scrolls: document.documentElement.scrollHeight > innerHeight,
    };
  });

/** @returns what is left for posts in a window where nothing is covered, and the page does not scroll */
export async function lookAt(page: Page, width: number, height: number) {
  await resize(page, width, height);
  const { covered, scrolls, ...left } = await look(page);
  expect({ width, covered, scrolls }).toEqual({ width, covered: [], scrolls: false });
  return left;
}
