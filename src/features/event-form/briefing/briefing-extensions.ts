import { getSchema, Mark, mergeAttributes, type JSONContent } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { DOMParser } from '@tiptap/pm/model';
import purify from 'dompurify';
import { briefingLink, briefingRule } from '#domain/briefing/briefing-html.ts';

const addressOf = (anchor: HTMLElement): string | null =>
  briefingLink(String(anchor.getAttribute('href')));

/**
 * A link to a web address, without any other attribute: what the database accepts
 * (`private.html_ok`).
 */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: addressOf } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (anchor) => (addressOf(anchor) === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

/**
 * The tags of `briefingRule`, without attributes: a list starts at one, and Tab leaves the text
 * instead of indenting it.
 */
export const briefingExtensions = [
  Document,
  Text,
  Paragraph,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  Underline,
  Strike,
  Blockquote,
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  ListKeymap,
  Link,
  UndoRedo,
];

const schema = getSchema(briefingExtensions);

/**
 * Turns HTML into a document, sanitised and parsed without passing the browser a string, which
 * Trusted Types forbid.
 */
export function briefingDocument(html: string): JSONContent {
  const clean = purify.sanitize(html, { ...briefingRule, RETURN_DOM_FRAGMENT: true });
  return DOMParser.fromSchema(schema).parse(clean).toJSON() as JSONContent;
}
