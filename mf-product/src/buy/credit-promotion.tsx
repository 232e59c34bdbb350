import { usePageConfig } from 'mf-shared/router';
import { creditPromotion, creditTagId } from 'mf-shared/rules/credit-promotion';
import { wantScript } from 'mf-shared/stores';
import { createElement, useEffect, useRef } from 'react';
import styles from './buy.module.css';

/** How far below the window the place may be when its script is asked for. */
const nearPx = 200;

/**
 * The place that the payment provider's script fills with what a credit would cost a month. The shell loads the script once
 * the place is near the window and the visitor agreed (PRODUCT-73).
 */
export function CreditPromotion({ price }: { price: number }) {
  const place = useRef<HTMLElement>(null);
  const { locale, amount } = creditPromotion(price, usePageConfig());
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        wantScript(creditTagId);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return createElement('klarna-placement', {
    ref: place,
    // A new place for a new price: what the script drew tells the old one.
    key: amount,
    class: styles.credit,
    'data-key': 'credit-promotion-badge',
    'data-locale': locale,
    'data-purchase-amount': String(amount),
  });
}
