import type { Editor } from '@tiptap/core';

/** The address of the link at the cursor; '' where there is none. */
export const linkAt = (editor: Editor): string => String(editor.getAttributes('link').href ?? '');

/** Links the chosen words or changes the link at the cursor; without either the name of what it leads to is written. */
export function putLink(editor: Editor, { name, address: href }: { name: string; address: string }): void {
  const isOnWords = linkAt(editor) !== '' || !editor.state.selection.empty;
  const chain = editor.chain().focus().extendMarkRange('link');
  if (isOnWords) chain.setMark('link', { href }).run();
  else chain.insertContent({ type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }).run();
}

export const removeLink = (editor: Editor): boolean =>
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
