// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { showForm } from '#tests/fixtures/browser/form-screen.tsx';

class TrustedHtml {
  html: string;
  constructor(html: string) {
    this.html = html;
  }
  toString = () => this.html;
}

test('where the browser accepts only trusted HTML, the text is shown without what may not be in it', async () => {
  const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  const given: unknown[] = [];
  vi.stubGlobal('trustedTypes', {
    emptyHTML: new TrustedHtml(''),
    createPolicy: (_: string, rules: { createHTML: (text: string) => string }) => ({
      createHTML: (text: string) => new TrustedHtml(rules.createHTML(text)),
      createScriptURL: (url: string) => url,
    }),
  });
  // DOMPurify makes its policy when it is loaded
  const { default: BriefingPreview } = await import('./briefing-preview.tsx');
  vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function set(
    this: Element,
    to: unknown,
  ) {
    given.push(to);
    html.set!.call(this, String(to));
  });
  showForm(
    <BriefingPreview label="Texto" html="<p>Leve <b>água</b>.</p><img src=x onerror=alert(1)>" />,
  );
  const region = document.querySelector('[role="region"][aria-label="Texto"]')!;
  expect(region.innerHTML).toBe('<p>Leve <b>água</b>.</p>');
  expect(given.length).toBeGreaterThan(0);
  expect(given.filter((one) => !(one instanceof TrustedHtml))).toEqual([]);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
