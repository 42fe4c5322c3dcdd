import { useEditorState, type Editor } from '@tiptap/react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useI18nContext } from '#i18n/i18n-react.tsx';
import { classNames } from '#ui/class-names.ts';
import { briefingTools } from './briefing-tools.ts';

type ToolbarProps = {
  editor: Editor;
  /** The id of the editor that the toolbar controls. */
  controls: string;
  /** Called for a link, which needs an address first. */
  onLink: () => void;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One stop for Tab, arrow keys inside (WAI-ARIA toolbar); it stays visible above a long text. */
export function BriefingToolbar({ editor, controls, onLink }: ToolbarProps) {
  const { LL } = useI18nContext();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const tools = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      briefingTools.map(({ active, enabled }) => ({
        pressed: active?.(now),
        disabled: enabled ? !enabled(now) : false,
      })),
  });

  function move(event: KeyboardEvent) {
    const last = briefingTools.length - 1;
    const step = STEPS[event.key];
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? last
          : step && (at + step + last + 1) % (last + 1);
    if (to === undefined) return;
    event.preventDefault();
    setAt(to);
    bar.current?.querySelectorAll('button')[to]?.focus();
  }

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={LL.briefing.toolbar()}
      aria-controls={controls}
      onKeyDown={move}
      className="briefing-toolbar"
    >
      {briefingTools.map(({ name, icon: Icon, run }, index) => {
        const { pressed, disabled } = tools[index]!;
        return (
          <button
            key={name}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-pressed={pressed}
            aria-disabled={disabled || undefined}
            aria-label={LL.briefing.tool[name]()}
            title={LL.briefing.tool[name]()}
            className={classNames('briefing-tool', pressed && 'chosen')}
            onMouseDown={(event) => event.preventDefault()} // keeps the selection
            onClick={() => {
              setAt(index);
              if (disabled) return;
              if (name === 'link' && !pressed) onLink();
              else run(editor);
            }}
          >
            <Icon aria-hidden className="size-5" />
          </button>
        );
      })}
    </div>
  );
}
