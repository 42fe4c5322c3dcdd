// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { loadSanitizer, sanitizeBriefing } from './sanitize-briefing.ts';

const clean = async (html: string) => {
  await loadSanitizer();
  return sanitizeBriefing(html) as unknown as string;
};

test('nothing is shown before the sanitiser is loaded', () => {
  expect(sanitizeBriefing('<p>x</p>')).toBeUndefined();
});

test('text, emphasis, headings and lists stay', async () => {
  const html = '<h2>Missão</h2><p>Um <strong>avião</strong></p><ul><li>rádio</li></ul>';
  expect(await clean(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>ok', 'ok'],
  ['<img src=x onerror=alert(1)>ok', 'ok'],
  ['<p onclick="alert(1)" style="color:red" class="x">ok</p>', '<p>ok</p>'],
  ['<svg><script>alert(1)</script></svg>ok', 'ok'],
  ['<iframe src="https://evil.com"></iframe>ok', 'ok'],
  ['<form action="https://evil.com"><button>ok</button></form>', 'ok'],
])('%s becomes %s', async (given, left) => expect(await clean(given)).toBe(left));

test('a link opens a new tab, and only http links work', async () => {
  expect(await clean('<a href="https://x.com/">x</a>')).toBe(
    '<a href="https://x.com/" target="_blank" rel="noreferrer nofollow">x</a>',
  );
  expect(await clean('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript');
  expect(await clean('<a href="data:text/html,x">x</a>')).not.toContain('data:');
});
