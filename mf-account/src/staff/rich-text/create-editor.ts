import { Editor, getSchema } from '@tiptap/core';
import { DOMParser as DocParser } from '@tiptap/pm/model';
import { NodeSelection, type Selection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { parseHtml } from './parse-html.ts';
import { readHtml } from './read-html.ts';
import { shopExtensions } from './shop-extensions.ts';
import type { PartsPlan } from './shop-parts.ts';
import { tidyPasted } from './tidy-pasted.ts';
import { writeHtml } from './write-html.ts';

interface EditorPlan {
  element: HTMLElement;
  html: string;
  /** The attributes of the element that is written in. */
  attributes: Record<string, string>;
  /** What stands on HTML that the editor cannot show. */
  keptLabel: string;
  /** For texts in which products and tabs may stand. */
  parts: PartsPlan | null;
  onChange: (html: string) => void;
}

/**
 * The shop's editor of rich text. It makes no sheet and no markup by itself, because the content security policy and Trusted
 * Types refuse both: its looks are those of the room, and what is pasted goes through the page's one policy (decision 141).
 */
export function createEditor({ element, html, attributes, keptLabel, parts, onChange }: EditorPlan): Editor {
  const between = /<\/\w+>\s*\n\s*</.test(html) ? '\n' : '';
  const extensions = shopExtensions(keptLabel, parts);
  return new Editor({
    ...{ element, extensions },
    // As a document: the editor would parse a string by itself, which Trusted Types refuse.
    content: readHtml(html, getSchema(extensions)).toJSON(),
    injectCSS: false,
    enableInputRules: false,
    enablePasteRules: false,
    editorProps: {
      attributes,
      handleTextInput: ({ state }) => isWholeChosen(state.selection),
      handleDOMEvents: {
        paste: (view, event) => take(view, event, event.clipboardData),
        drop: (view, event) => (view.dragging ? false : take(view, event, event.dataTransfer)),
      },
    },
    onUpdate: ({ editor: { state } }) => onChange(writeHtml(state.doc, between)),
  });
}

/** Shows another text, which is no change of the person who writes. */
export function showHtml(editor: Editor, html: string): void {
  const { state } = editor;
  const { content } = readHtml(html, editor.schema);
  const change = state.tr.replaceWith(0, state.doc.content.size, content);
  editor.view.dispatch(change.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}

/** Takes what was pasted or dropped as the shop's texts can have it; words without markup are left to the editor. */
function take(view: EditorView, event: Event, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  const { tr, schema, selection } = view.state;
  const slice = DocParser.fromSchema(schema).parseSlice(parseHtml(tidyPasted(html)));
  const change = isWholeChosen(selection) ? tr.insert(selection.to, slice.content) : tr.replaceSelection(slice);
  view.dispatch(change.scrollIntoView().setMeta('paste', true));
  return true;
}

/** Whether a product, or HTML that the editor cannot show, is chosen: nothing is written over it, and a key that deletes takes it out. */
const isWholeChosen = (selection: Selection): boolean =>
  selection instanceof NodeSelection && ['kept', 'product'].includes(selection.node.type.name);
