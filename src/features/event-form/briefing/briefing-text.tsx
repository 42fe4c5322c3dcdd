import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { briefingDocument, briefingExtensions } from './briefing-extensions.ts';
import { BriefingLink } from './briefing-link.tsx';
import { BriefingToolbar } from './briefing-toolbar.tsx';
import { cleanPasted } from './paste/clean-pasted.ts';
import './briefing.css';

type BriefingTextProps = {
  id: string;
  value: string;
  onChange: (html: string) => void;
  /** Ids of the label, and of hint and error. */
  labelled_by: string;
  described_by: string | undefined;
  invalid: boolean;
};

/** The text with its toolbar: the part that loads the editor's library. */
export default function BriefingText({
  id,
  value,
  onChange,
  labelled_by,
  described_by,
  invalid,
}: BriefingTextProps) {
  const [linking, setLinking] = useState(false);
  const known = useRef(value);
  const editor = useEditor({
    extensions: briefingExtensions,
    content: briefingDocument(value),
    injectCSS: false, // the policy forbids inline styles: briefing.css has them
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelled_by,
        'aria-invalid': String(invalid),
        ...(described_by ? { 'aria-describedby': described_by } : {}),
        class: 'briefing-text',
      },
      transformPastedHTML: cleanPasted,
    },
    onUpdate: ({ editor: now }) => {
      known.current = now.isEmpty ? '' : now.getHTML();
      onChange(known.current);
    },
  });

  useEffect(() => {
    if (value === known.current) return;
    // the value changed from outside: by the assistant, or a form that was reset
    known.current = value;
    editor.commands.setContent(briefingDocument(value), { emitUpdate: false });
  }, [editor, value]);

  return (
    <div className="briefing-frame" data-invalid={invalid || undefined}>
      <BriefingToolbar editor={editor} controls={id} onLink={() => setLinking(true)} />
      <EditorContent editor={editor} />
      <BriefingLink editor={editor} open={linking} onClose={() => setLinking(false)} />
    </div>
  );
}
