import { useText } from 'mf-shared/i18n';
import { Icon } from 'mf-shared/ui/icon/icon.tsx';
import { chevronDownIcon } from 'mf-shared/ui/icon/icon-shapes.ts';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import styles from './menu-bar.module.css';
import type { PanelHandle } from './use-open-panel.ts';

export interface MenuItemProps {
  name: string;
  href: string;
  isCurrent: boolean;
  /** Reduced prices; or beside the products, only where the bar is wide. */
  look?: 'sale' | 'aside' | undefined;
  /** Null for a plain link. */
  panel: PanelHandle | null;
  /** The panel's content; exists only while it is open. */
  children?: ReactNode;
}

/** A link of the menu bar and, beside it, the button of its panel. Arrow down goes into the panel. */
export function MenuItem({ name, href, isCurrent, look, panel, children }: MenuItemProps) {
  const text = useText('shell');
  const { box, handleArrow, handleArrival } = useArrowInside(panel);
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget;
    if (panel?.isOpen && next instanceof Node && !event.currentTarget.contains(next)) panel.close();
  };
  const handlePanelClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) panel?.close();
  };
  return (
    <li data-look={look} onPointerEnter={panel?.onEnter} onPointerLeave={panel?.onLeave} onBlur={handleBlur}>
      <span className={styles.pair}>
        <a
          className={styles.item}
          href={href}
          aria-current={isCurrent || undefined}
          data-open={panel?.isOpen || undefined}
          onKeyDown={handleArrow}
          onClick={panel?.close}
        >
          {name}
        </a>
        {panel && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={panel.isOpen}
            aria-controls={panel.id}
            aria-label={text('frame.open_menu', { name })}
            onClick={panel.toggle}
            onKeyDown={handleArrow}
          >
            <Icon shape={chevronDownIcon} size="tiny" />
          </button>
        )}
      </span>
      {panel && (
        // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link inside was followed
        <div id={panel.id} ref={box} className={styles.panel} hidden={!panel.isOpen} onClick={handlePanelClick}>
          {panel.isOpen && (
            <Suspense>
              {children}
              <Arrival onArrive={handleArrival} />
            </Suspense>
          )}
        </div>
      )}
    </li>
  );
}

/** Leads the arrow key to the first link of the panel, which is opened first where it is closed. */
function useArrowInside(panel: PanelHandle | null) {
  const box = useRef<HTMLDivElement>(null);
  const goesInside = useRef(false);
  const focusFirst = () => box.current?.querySelector<HTMLElement>('a')?.focus();
  const handleArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !panel) return;
    event.preventDefault();
    if (panel.isOpen) return focusFirst();
    goesInside.current = true;
    panel.open();
  };
  const handleArrival = () => {
    if (goesInside.current) focusFirst();
    goesInside.current = false;
  };
  return { box, handleArrow, handleArrival };
}

/** Tells when what stands beside it is there. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, []);
  return null;
}
