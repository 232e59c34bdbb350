import type { ChosenProducts } from 'mf-shared/contract';
import { lazyPart } from 'mf-shared/ui/lazy/lazy-part.ts';
import { OptionalPart } from 'mf-shared/ui/lazy/optional-part.tsx';
import { useState } from 'react';
import type { WhatWasDone } from './done-change.tsx';
import type { ChangeKind } from './typed-change.ts';

const LazyDialog = lazyPart(() => import('./bulk-dialog.tsx').then((part) => part.BulkDialog));

interface Opened {
  kind: ChangeKind;
  /** Each opening begins with empty fields. */
  times: number;
  isOpen: boolean;
}

/** The dialog that changes products, whose code comes with its first opening, and what was done last there. */
export function useChangeDialog(onChanged: () => void) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState<WhatWasDone | null>(null);
  const close = () => setOpened((now) => now && { ...now, isOpen: false });
  return {
    done,
    forget: () => setDone(null),
    open: (kind: ChangeKind) => setOpened((now) => ({ kind, times: (now?.times ?? 0) + 1, isOpen: true })),
    /** @returns the dialog for some products, once it was opened */
    dialog: (products: ChosenProducts, count: number) => (
      <OptionalPart>
        {opened && (
          <LazyDialog
            key={opened.times}
            {...{ products, count, kind: opened.kind, isOpen: opened.isOpen }}
            onClose={close}
            onDone={(what) => {
              setDone(what);
              close();
              onChanged();
            }}
          />
        )}
      </OptionalPart>
    ),
  };
}
