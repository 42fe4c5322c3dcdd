import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/letter-b';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo2 from 'lucide-react/icons/redo-2';
import Strikethrough from 'lucide-react/icons/strikethrough';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import type { LucideIcon } from 'lucide-react';

type BriefingTool =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'subheading'
  | 'bullets'
  | 'numbers'
  | 'quote'
  | 'link'
  | 'underline'
  | 'strike'
  | 'undo'
  | 'redo';

type Tool = {
  readonly name: BriefingTool;
  readonly icon: LucideIcon;
  /** Absent for tools without an on and off state, such as undo. */
  readonly active?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
  readonly enabled?: (editor: Editor) => boolean;
};

const mark = (name: 'bold' | 'italic' | 'underline' | 'strike', icon: LucideIcon): Tool => ({
  name,
  icon,
  active: (editor) => editor.isActive(name),
  run: (editor) => editor.chain().focus().toggleMark(name).run(),
});

const heading = (name: BriefingTool, icon: LucideIcon, level: 2 | 3): Tool => ({
  name,
  icon,
  active: (editor) => editor.isActive({ level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

/**
 * In the order of the toolbar. A link is added by a dialog (briefing-link.tsx): here it is only
 * removed.
 */
export const briefingTools: readonly Tool[] = [
  mark('bold', Bold),
  mark('italic', Italic),
  heading('heading', Heading2, 2),
  heading('subheading', Heading3, 3),
  {
    name: 'bullets',
    icon: List,
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    icon: ListOrdered,
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: Quote,
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    name: 'link',
    icon: Link2,
    active: (editor) => editor.isActive('link'),
    run: (editor) => editor.chain().focus().extendMarkRange('link').unsetMark('link').run(),
  },
  mark('underline', Underline),
  mark('strike', Strikethrough),
  {
    name: 'undo',
    icon: Undo2,
    run: (editor) => editor.chain().focus().undo().run(),
    enabled: (editor) => editor.can().undo(),
  },
  {
    name: 'redo',
    icon: Redo2,
    run: (editor) => editor.chain().focus().redo().run(),
    enabled: (editor) => editor.can().redo(),
  },
];
