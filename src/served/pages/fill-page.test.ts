import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { html } from '../html.ts';
import { fillPage } from './fill-page.ts';

const source = readFileSync(join(import.meta.dirname, '..', '..', '..', 'index.html'), 'utf8');
const page = source.replace('</head>', '<link rel="stylesheet" href="/assets/app.css" /></head>');
const head = html`<title>Um evento</title>`;

test('the stylesheet of a screen stands after the one of the app, which says the order of the layers', () => {
  const links = html`<link rel="stylesheet" href="/assets/home.css" />`;
  const filled = fillPage(page, { head, links, body: html`<p>Cartões</p>` });
  expect(filled.match(/\/assets\/\w+\.css/g)).toEqual(['/assets/app.css', '/assets/home.css']);
});

test('a name with a pattern of a replacement text stays as it is', () => {
  const filled = fillPage(page, {
    head: html`<title>${'$& $1 <b>'}</title>`,
    body: html`<p>${'$&'}</p>`,
  });
  expect(filled).toContain('<title>$&amp; $1 &lt;b&gt;</title>');
  expect(filled).toContain('<p>$&amp;</p>');
});
