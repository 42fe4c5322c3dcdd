import { afterEach, expect, test, vi } from 'vitest';
import { stubTabStorage } from '#tests/fixtures/browser/tab-storage.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page of its own: another tab, or the same one after a reload. */
async function openPage() {
  vi.resetModules();
  return import('./tab-drafts.ts');
}

test('[S4] drafts that a tab had before a reload are counted by other tabs until they are gone', async () => {
  stubTabStorage({ 'qg.draft.register.e1': '{}', 'qg.theme': '"dark"' });
  const [page, other] = [await openPage(), await openPage()];
  const end = page.heldTabDrafts();
  page.writeTabDraft('register.e1', {}); // once
  await expect.poll(other.formsOfOtherTabs).toEqual(['register.e1']);
  expect(await page.formsOfOtherTabs()).toEqual([]);
  page.dropTabDraft('register.e1');
  page.writeTabDraft('split.e2', {});
  await expect.poll(other.formsOfOtherTabs).toEqual(['split.e2']);
  end(); // signed out
  await expect.poll(other.formsOfOtherTabs).toEqual([]);
});

test('a draft that is dropped at once holds no lock', async () => {
  stubTabStorage({});
  const [page, other] = [await openPage(), await openPage()];
  page.writeTabDraft('register.e1', { name: 'Ana' });
  expect(page.readTabDraft('register.e1')).toEqual({ name: 'Ana' });
  page.dropTabDraft('register.e1');
  expect(page.readTabDraft('register.e1')).toBeNull();
  page.writeTabDraft('split.e2', {});
  await expect.poll(other.formsOfOtherTabs).toEqual(['split.e2']);
  page.dropTabDraft('split.e2');
});
