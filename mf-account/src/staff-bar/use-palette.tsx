import type { StaffRight } from 'mf-shared/contract';
import { type Texts, useText, useTexts } from 'mf-shared/i18n';
import { showToast } from 'mf-shared/stores';
import { useLazyPart } from 'mf-shared/ui/lazy/use-lazy-part.ts';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ReadyPalette } from '../palette/load-palette.tsx';
import styles from './staff-bar.module.css';

const loaders = new WeakMap<Texts, () => Promise<ReadyPalette>>();

/** Loads the palette with its words; one loader per language, which a document has one of. */
function loaderOf(texts: Texts): () => Promise<ReadyPalette> {
  const load =
    loaders.get(texts) ?? (() => import('../palette/load-palette.tsx').then((part) => part.loadPalette(texts)));
  loaders.set(texts, load);
  return load;
}

/**
 * The command palette, and the button that opens it as Ctrl K does anywhere in the shop (STAFF-38). They stand apart: the
 * palette is no part of the bar.
 * @param staffId null for who is no member of the staff
 */
export function usePalette(staffId: number | null, rights: readonly StaffRight[] | null) {
  const text = useText('mf-account');
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const { Part: Palette } = useLazyPart(loaderOf(useTexts()), isOpen, {
    onFailure: () => {
      setIsOpen(false);
      showToast('error', text('form.no_answer'));
    },
  });
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
    // An editor of text links the chosen words with it.
    if (staffId === null || event.defaultPrevented) return;
    event.preventDefault();
    setIsOpen((wasOpen) => !wasOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const button = (
    <button
      type="button"
      className={styles.find}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-busy={(isOpen && !Palette) || undefined}
      onClick={() => setIsOpen(true)}
    >
      {text('staff.find')} <kbd>Ctrl K</kbd>
    </button>
  );
  return {
    button,
    palette: isOpen && Palette && staffId !== null && <Palette staffId={staffId} rights={rights} onClose={close} />,
  };
}
