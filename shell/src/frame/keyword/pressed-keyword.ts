import { type Modal, openModal } from 'mf-shared/stores';

export interface PressedKeyword {
  id: string;
  /** The keyword as it stands in the text. */
  name: string;
}

/**
 * The service marks keywords in rich texts, and the search page names them: `<button data-keyword="{id}">`. Listens
 * first, as `takeEarlyPresses` does: React keeps presses in parts without code from whoever listens further down.
 */
export function followKeywords(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-keyword]') : null;
      const id = button?.dataset.keyword;
      if (button && id) openModal('keyword', { id, name: button.textContent.trim() });
    },
    true,
  );
}

export function pressedKeyword(modal: Modal | null): PressedKeyword | null {
  if (modal?.name !== 'keyword') return null;
  return { id: String(modal.params.id), name: String(modal.params.name) };
}
